/** Hexadecimal text, bytes and hashes. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOfHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOfText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** A number as big-endian bytes. */
export function number(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
}

type Digest = (message: Bytes) => Promise<Bytes> | Bytes;

let digest: Digest = async (message) => new Uint8Array(await crypto.subtle.digest("SHA-256", message));

/** Uses another SHA-256 than WebCrypto's, which is missing on some pages (`canHash`). */
export function hashWith(other: Digest): void {
  digest = other;
}

export async function sha256(...parts: readonly (Uint8Array | readonly number[])[]): Promise<Bytes> {
  return digest(join(parts));
}

/** HMAC (RFC 2104) with SHA-256. The key has at most 64 bytes. */
export async function hmac(key: Bytes, ...parts: readonly (Uint8Array | readonly number[])[]): Promise<Bytes> {
  const block = new Uint8Array(64);
  block.set(key);
  const inner = await sha256(
    block.map((byte) => byte ^ 0x36),
    ...parts,
  );
  return sha256(
    block.map((byte) => byte ^ 0x5c),
    inner,
  );
}

function join(parts: readonly (Uint8Array | readonly number[])[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Whether WebCrypto is available: only on pages from https or from the same machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export function randomHex(bytes: number): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(bytes)));
}
