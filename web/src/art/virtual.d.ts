declare module "virtual:sprites" {
  /** Addresses of the sprites: one symbol for each file in cards/ and icons/. */
  export const cards: string;
  export const icons: string;
}
