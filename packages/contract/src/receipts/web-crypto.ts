import type { ReceiptCrypto } from './prove-receipt.ts'

/**
 * The standard's own: browsers on HTTPS or localhost, and Node. A browser without Ed25519 rejects
 * with a NotSupportedError; on plain HTTP there is none at all.
 */
export function webCrypto(subtle: SubtleCrypto): ReceiptCrypto {
  return {
    sha256: async (text) => new Uint8Array(await subtle.digest('SHA-256', text)),
    async verifyEd25519(publicKey, signature, text) {
      const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
      return subtle.verify('Ed25519', key, signature, text)
    },
  }
}
