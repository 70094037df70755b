/** Addresses of the client's screens, such as `/learn/round` or `/rules#R3.1`, and how links write them. */

/** A screen's address in parts. `query` begins with `?` and `hash` with `#`, unless they are empty. */
export interface Address {
  path: string;
  query: string;
  hash: string;
}

export interface AddressScheme {
  /** The screen's address in the page's location or in a link. */
  read(url: Pick<Location, "pathname" | "search" | "hash">): Address;
  /** What a link to a screen's address has as its `href`. */
  href(to: string): string;
}

/** Addresses are paths. A game server answers each of them with the client. */
export const paths: AddressScheme = {
  read: ({ pathname, search, hash }) => ({ path: pathname, query: search, hash }),
  href: (to) => to,
};

/** Addresses follow `#`, as in `folder/#/rules#R3.1`. A plain file server knows files only, in any folder. */
export const fragments: AddressScheme = {
  read({ hash }) {
    const [, path = "", query = "", anchor = ""] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
    return { path: path || "/", query, hash: anchor };
  },
  href: (to) => `#${to}`,
};
