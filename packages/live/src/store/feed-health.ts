import { liveSilenceMs, type AliveEvent } from './staleness.ts'

/** How often the backend says that it is alive, ms. */
const beatMs = 2_000
/** A heartbeat that is later than this was missed, ms. */
const graceMs = 800

/**
 * `waiting`: not heard yet. `late`: a heartbeat was missed, prices may be a moment old. `lost`: no
 * connection, or silence, of the backend or of all its sources, for so long that prices in play
 * cannot be taken.
 */
export type FeedState = 'waiting' | 'good' | 'late' | 'lost'

/** How well the page hears the feed; one timer for each heartbeat, none for what is shown. */
export type FeedHealth = {
  get: () => FeedState
  subscribe: (listener: () => void) => () => void
  /** When the last heartbeat and the last price came, ms since 1970; null before the first. */
  times: () => { heardAt: number | null; pricedAt: number | null }
}

export class FeedWatch implements FeedHealth {
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state: FeedState = 'waiting'
  #isConnected = false
  #isWatching = false
  #heardAt: number | null = null
  #pricedAt: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  get = (): FeedState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  times = () => ({ heardAt: this.#heardAt, pricedAt: this.#pricedAt })

  /** Until it is called nothing is missed: a server renders and goes. */
  start(): () => void {
    this.#isWatching = true
    return () => {
      this.#isWatching = false
      clearTimeout(this.#timer)
    }
  }

  connected(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return
    this.#isConnected = isConnected
    clearTimeout(this.#timer)
    if (isConnected) this.#expect()
    else this.#tell('lost')
  }

  /** Who says that it is alive may hear nobody itself: all that is in play is silent then. */
  beat({ at, providers, silentMatches }: AliveEvent): void {
    this.#heardAt = this.#now()
    const isHeard = Object.values(providers).some((heard) => at - heard < liveSilenceMs)
    this.#tell(isHeard || !silentMatches[0] ? 'good' : 'lost')
    this.#expect()
  }

  priced(): void {
    this.#pricedAt = this.#now()
  }

  #expect(): void {
    clearTimeout(this.#timer)
    if (!this.#isWatching) return
    this.#timer = setTimeout(() => {
      if (this.#state !== 'lost') this.#tell('late')
      this.#timer = setTimeout(() => this.#tell('lost'), liveSilenceMs - beatMs - graceMs)
    }, beatMs + graceMs)
  }

  #tell(state: FeedState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
