/** Who invites to a table, and to what. `server/http/invitation.py` says the same in previews of the link. */
import type { TableView } from "../protocol/messages";
import type { Say } from "./sentences";

export function invitationTitle({ host, chairs }: TableView, say: Say): string {
  const name = host === null ? null : chairs[host]?.name;
  return name ? say("invitation-title", { name }) : say("invitation-title-nobody");
}

export function invitationText({ setup, phase, chairs }: TableView, say: Say): string {
  const form = say(`invitation-form-${setup.players === 3 ? "three" : setup.position}`);
  const what = { form, length: say("invitation-length", { target: setup.target }) };
  if (phase !== "gathering") return say("invitation-running", what);
  const count = chairs.filter(({ kind }) => kind === "open").length;
  return count > 0 ? say("invitation-open", { ...what, count }) : say("invitation-full", what);
}
