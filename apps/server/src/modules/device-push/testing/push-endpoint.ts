import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivered = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** What signed it says of itself. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
  /** By the key that the signature fits. */
  readonly signedBy: string
}

/** Answers in place of 201, by path. */
export type Mood =
  | { readonly status: number; readonly headers?: Record<string, string> }
  | 'hang up'

/**
 * A push service and its browsers on this machine: it takes messages as the standards say (RFC 8030,
 * 8188, 8291, 8292), checks who signed them, and reads them as only the browser can.
 */
export async function startPushEndpoint() {
  const delivered: Delivered[] = []
  const browsers = new Map<string, Browser>()
  const moods = new Map<string, Mood>()
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const path = request.url ?? ''
    const mood = moods.get(path)
    if (mood === 'hang up') return void request.socket.destroy()
    if (mood !== undefined) return void response.writeHead(mood.status, mood.headers).end()
    void take(request, path).then(
      () => response.writeHead(201).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })

  async function take(request: IncomingMessage, path: string): Promise<void> {
    const browser = browsers.get(path)
    if (browser === undefined) throw new Error('no such browser')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { claims, key } = readVapid(request.headers.authorization ?? '')
    const text = decrypt(Buffer.concat(chunks), browser)
    delivered.push({ path, headers: request.headers, text, claims, signedBy: key })
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    delivered,
    asked: () => asked,
    be: (browser: { readonly path: string }, mood: Mood | undefined) =>
      void (mood === undefined ? moods.delete(browser.path) : moods.set(browser.path, mood)),
    /** What a browser gives a page that asks for messages. */
    newBrowser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(12).toString('base64url')}`
      browsers.set(path, { ecdh, auth })
      const keys = {
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
      return { path, subscription: { endpoint: `${origin}${path}`, keys } }
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}

type Browser = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }

/** RFC 8291 over RFC 8188: one record of AES-128-GCM, its key from both sides' keys and the secret. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const input = derive(ecdh.computeSecret(senderKey), auth, keyInfo, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString()
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8292: a token by the site's key, which stands beside it. */
function readVapid(header: string): { claims: Delivered['claims']; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature does not fit the key')
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Delivered['claims'],
    key,
  }
}
