/** Remembers the table where the reader last had a chair, to offer a way back after the tab was closed. */
import { isOnDevice } from "../host";
import { device } from "../local/device";
import { api } from "./api";
import type { TableView } from "../protocol/messages";

const KEY = "jekyllhyde.table";

export function rememberTable(table: TableView): void {
  if (table.chair !== null && table.phase !== "over") localStorage.setItem(KEY, table.id);
  else if (localStorage.getItem(KEY) === table.id) localStorage.removeItem(KEY);
}

/** The id of that table, if the reader still has the chair. */
export async function tableToReturnTo(): Promise<string | null> {
  const id = localStorage.getItem(KEY);
  if (id === null) return null;
  try {
    if (isOnDevice(id)) return (await device.ask("unfinished", id)) ? id : null;
    const table = await api.table(id);
    rememberTable(table);
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
