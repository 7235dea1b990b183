import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rpId?: string; rp?: { id: string } }

type SignOptions = {
  /** Whether it has seen its owner's finger. */
  isVerified?: boolean
  /** Signs with a key of its own. */
  isForged?: boolean
  counter?: number
}

export type SoftwareAuthenticator = {
  /** Answers the options of a registration, both in JSON. */
  create(options: string): string
  /** Answers the options of a sign-in. */
  sign(options: string, how?: SignOptions): string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What a phone or a security key does, with a P-256 key, for pages of one origin. */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let keys = newKeys()
  let id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(site: string, flags: number, count: number, more = Buffer.alloc(0)) {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const hash = createHash('sha256').update(site).digest()
    return Buffer.concat([hash, Buffer.from([flags]), counted, more])
  }

  function publicKey(): Buffer {
    const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(cose))
  }

  const answer = (response: Record<string, string | string[]>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    create(options) {
      const { challenge, rp } = JSON.parse(options) as Options
      keys = newKeys()
      id = randomBytes(32)
      counter = 1
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, publicKey()])
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
      const authData = authenticatorData(rp?.id ?? '', flags, counter, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      })
    },
    sign(options, { isVerified = true, isForged = false, counter: given } = {}) {
      const { challenge, rpId = '' } = JSON.parse(options) as Options
      counter += 1
      const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
      const data = authenticatorData(rpId, flags, given ?? counter)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const { privateKey } = isForged ? newKeys() : keys
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}
