import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { isPublicAddress } from './public-address.ts'

export type FetchOptions = {
  /** Whether to connect to an address that the host's name stands for. */
  isAllowed?: (address: string) => boolean
  maxBytes?: number
  timeoutMs?: number
}

const MAX_BYTES = 5_000_000
const TIMEOUT_MS = 5_000

/** Pictures that are decoded; vector graphics can hold scripts and addresses, so they are none. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)),
  (bytes) => /^[^]{4}ftyp(avif|avis)/.test(bytes.toString('latin1', 0, 12)),
]

/** A picture that could not be had; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * Fetches a picture from the open internet. The name is resolved once, and the connection goes to
 * the address that was checked: a name that changes its mind gains nothing. Redirects are refused.
 * @throws PictureError
 */
export function fetchPicture(url: URL, options: FetchOptions = {}): Promise<Buffer> {
  const { isAllowed = isPublicAddress, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options
  const signal = AbortSignal.timeout(timeoutMs)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Buffer>((resolve, reject) => {
    const refuse = (reason: string) => {
      outgoing.destroy()
      reject(new PictureError(reason))
    }
    const outgoing = request(url, {
      agent: false,
      signal,
      lookup: checkedLookup(isAllowed),
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
    })
    outgoing.on('error', (error) => reject(new PictureError(error.message)))
    // An address in place of a name is never looked up.
    outgoing.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!isAllowed(socket.remoteAddress ?? '')) refuse('its address is not public')
      }),
    )
    outgoing.on('response', (response) => {
      if (response.statusCode !== 200) {
        refuse(`it was answered with ${response.statusCode ?? 0}`)
        return
      }
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) refuse('it is too large')
        else chunks.push(chunk)
      })
      response.on('error', (error) => reject(new PictureError(error.message)))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (SIGNATURES.some((fits) => fits(bytes))) resolve(bytes)
        else refuse('it is no picture')
      })
    })
    outgoing.end()
  })
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** All addresses of a name have to be allowed: which one is tried first is nobody's choice. */
function checkedLookup(isAllowed: (address: string) => boolean) {
  return (hostname: string, options: { all?: boolean | undefined }, found: Found): void => {
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) {
        found(error ?? new Error('the name has no address'), '')
        return
      }
      if (!addresses.every(({ address }) => isAllowed(address))) {
        found(new Error('its address is not public'), '')
        return
      }
      if (options.all === true) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }
}
