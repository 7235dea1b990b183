import { hash, randomBytes } from 'node:crypto'

/** Rounds that one chain has secrets for. */
const CHAIN_LENGTH = 10_000

export type Chain = {
  /** The last round's secret, from which all others follow; never told before that round is over. */
  readonly last_secret: Buffer
  readonly left_in_chain: number
}

export function newChain(): Chain {
  return { last_secret: randomBytes(32), left_in_chain: CHAIN_LENGTH - 1 }
}

/**
 * Secrets of rounds, each the SHA-256 of the next round's: the first commitment fixes them all, and
 * a secret that is told is the commitment of the round that begins.
 */
export class RoundSecrets {
  readonly #known = new Map<string, Buffer>()

  /** Of the round that a chain stands at. */
  secretOf({ last_secret: last, left_in_chain: left }: Chain): Buffer {
    const key = `${left} ${last.toString('hex')}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let secret = last
    for (let step = 0; step < left; step += 1) secret = hashed(secret)
    // A handful of levels, one round each.
    if (this.#known.size > 100) this.#known.clear()
    this.#known.set(key, secret)
    return secret
  }
}

export function commitmentOf(secret: Buffer): string {
  return hashed(secret).toString('hex')
}

/** The chain at its next round; another one where none is left. */
export function nextInChain(chain: Chain): Chain {
  return chain.left_in_chain === 0
    ? newChain()
    : { ...chain, left_in_chain: chain.left_in_chain - 1 }
}

function hashed(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}
