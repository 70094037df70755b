declare module "virtual:sprites" {
  /** Addresses of the sprites: one symbol for each file in cards/, cast/ and icons/. */
  export const cards: string;
  export const cast: string;
  export const icons: string;
}
