import type { PushEvent } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/contract'
import { sameMembers } from './is-equal.ts'
import type { LiveMatch } from './live-match.ts'

/** Silence of the feed after which prices in play are not to be trusted. */
export const liveSilenceMs = 10_000
/** Silence of the feed, or of a connection, after which prices before the match are not to be trusted. */
const prematchSilenceMs = 60_000

/** Words that come so far apart have not waited together. */
const apartMs = 1_000

export type AliveEvent = Extract<PushEvent, { type: 'alive' }>

type Judgement = {
  live: boolean
  prematch: boolean
  /** Providers that the feed has not heard. */
  providers: string
}

/** Judges which matches hold prices that nobody vouches for any more. */
export class Staleness {
  readonly #now: () => number
  readonly #isKept: boolean
  #aliveAt: number
  #connectedAt = -Infinity
  /** Milliseconds that a word takes at best: the way, and what this device's clock is ahead. */
  #leastLag = Infinity
  #lastWord = { at: -Infinity, lag: -Infinity }
  #silentProviders = new Set<string>()
  #silentMatches = new Set<string>()
  readonly #held = new Set<string>()
  #disabledProviders = new Set<string>()
  #judgement: Judgement

  /** @param isKept the page is a copy from another time, and stays one */
  constructor(now: () => number, isKept = false) {
    this.#now = now
    this.#isKept = isKept
    this.#aliveAt = now()
    this.#judgement = this.#judge()
  }

  /** Each call tells whether any match may be judged differently now. */
  connected(connected: boolean): boolean {
    if (connected) this.#connectedAt = this.#now()
    return this.check()
  }

  alive({ at, providers, silentMatches }: AliveEvent): boolean {
    if (this.#isOfNow(at)) this.#aliveAt = this.#now()
    const silent = Object.entries(providers).filter(([, heard]) => at - heard >= liveSilenceMs)
    this.#silentProviders = new Set(silent.map(([name]) => name))
    const before = this.#silentMatches
    this.#silentMatches = new Set(silentMatches)
    return this.check() || !sameMembers(before, this.#silentMatches)
  }

  /**
   * What waited while the page was frozen, or the device slept, comes all at once: the oldest of it
   * vouches for nothing. Where the device's clock was set, words go on to come at their pace.
   */
  #isOfNow(saidAt: number): boolean {
    const at = this.#now()
    const lag = at - saidAt
    const last = this.#lastWord
    if (Math.abs(at - last.at) >= apartMs) {
      this.#lastWord = { at, lag }
      if (Math.abs(lag - last.lag) < apartMs) this.#leastLag = lag
    }
    this.#leastLag = Math.min(this.#leastLag, lag)
    return lag < this.#leastLag + liveSilenceMs
  }

  disabled(providers: ReadonlySet<string>): boolean {
    const changed = !sameMembers(this.#disabledProviders, providers)
    this.#disabledProviders = new Set(providers)
    return changed
  }

  /** A held match is stale until it is released: its snapshot is being read again. */
  hold(matchId: string, held: boolean): boolean {
    if (held === this.#held.has(matchId)) return false
    if (held) this.#held.add(matchId)
    else this.#held.delete(matchId)
    return true
  }

  /** To be called as time passes. */
  check(): boolean {
    const before = this.#judgement
    this.#judgement = this.#judge()
    const { live, prematch, providers } = this.#judgement
    return live !== before.live || prematch !== before.prematch || providers !== before.providers
  }

  /** A match that is not known counts as in play. */
  isStale(matchId: string, match: LiveMatch | undefined): boolean {
    if (this.#isKept || this.#held.has(matchId)) return true
    if (match !== undefined && this.#disabledProviders.has(match.provider)) return true
    if (match?.status === MATCH_STATUS.prematch) return this.#judgement.prematch
    if (this.#judgement.live || this.#silentMatches.has(matchId)) return true
    return match !== undefined && this.#silentProviders.has(match.provider)
  }

  #judge(): Judgement {
    const now = this.#now()
    return {
      // Without a connection nothing is heard.
      live: now - this.#aliveAt >= liveSilenceMs,
      // One that stands may bring nothing.
      prematch: now - Math.max(this.#aliveAt, this.#connectedAt) >= prematchSilenceMs,
      providers: [...this.#silentProviders].toSorted().join('\n'),
    }
  }
}
