/** A command was refused, and nothing has changed. The reasons are the server's (`server/table/refusals.py`). */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}
