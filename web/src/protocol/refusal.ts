/** The server or this device refused something, or could not be reached (`offline`). `reasonText` turns the reason into
 * words. `status` is that of an HTTP answer, or 0. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly status = 0,
  ) {
    super(reason);
  }
}
