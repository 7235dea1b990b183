export type Bytes = Uint8Array<ArrayBuffer>

export async function sha256(subtle: SubtleCrypto, bytes: Bytes): Promise<string> {
  return toHex(await subtle.digest('SHA-256', bytes))
}

/** HMAC-SHA-256 under the secret of one text after the other. */
export async function hmacOf(
  subtle: SubtleCrypto,
  secret: Bytes,
): Promise<(text: string) => Promise<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', secret, algorithm, false, ['sign'])
  return (text) => subtle.sign('HMAC', key, new TextEncoder().encode(text))
}

export function toHex(bytes: ArrayBuffer | Bytes): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
