export type FollowedChannelsOptions = {
  /** Reads which channels have subscribers now, of those whose names fit the pattern. */
  read: (pattern: string) => Promise<readonly string[]>
  /**
   * Somebody follows the channel again after a time in which it was not wanted. Who comes back to it
   * recovers from a stream that told nothing meanwhile, and cannot see that.
   */
  onBegun: (channel: string) => void
  /** The first failed reading in a row. What was known stays in force. */
  onError: (error: unknown) => void
  /** Milliseconds that a channel stays wanted after it had its last subscriber. */
  lingerMs?: number
}

/** Patterns for `read`, by what the names of a family begin with. */
const families = ['public:', '$private:'] as const
const patternOf = (family: string) => `${family}*`

function familyOf(channel: string): string | undefined {
  return families.find((prefix) => channel.startsWith(prefix))
}

/** Between two readings. */
const pollMs = 1_000
/** As long as the streams are kept: a client that comes back sooner recovers. */
const defaultLingerMs = 5 * 60_000

type Family = {
  known: boolean
  failing: boolean
  reading: Promise<void>
  timer: NodeJS.Timeout | undefined
}

/**
 * Which channels anybody follows on a push server that many processes publish to. A family of
 * channels is asked about from the first question on; until the first answer all of it is wanted.
 */
export class FollowedChannels {
  readonly #options: FollowedChannelsOptions
  readonly #lingerMs: number
  readonly #families = new Map<string, Family>()
  /** The wanted channels, and until when without a subscriber, on the monotonic clock. */
  readonly #until = new Map<string, number>()
  #closed = false

  constructor(options: FollowedChannelsOptions) {
    this.#options = options
    this.#lingerMs = options.lingerMs ?? defaultLingerMs
  }

  isWanted(channel: string): boolean {
    const name = familyOf(channel)
    if (name === undefined) return true
    const family = this.#families.get(name) ?? this.#open(name)
    return !family.known || this.#until.has(channel)
  }

  /**
   * Somebody reads a snapshot, whom the stream has to take on from there. In a process that tells
   * the channel nothing, it is for the one that does to see him come.
   */
  asked(channel: string): void {
    const family = this.#families.get(familyOf(channel) ?? '')
    if (family !== undefined) this.#follow(channel, family.known)
  }

  /** Asks now about every family that anybody wanted to know of. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#families].map(([name, family]) => this.#take(name, family)))
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { timer } of this.#families.values()) clearTimeout(timer)
    await Promise.all([...this.#families.values()].map(({ reading }) => reading))
  }

  #open(name: string): Family {
    const family: Family = {
      known: false,
      failing: false,
      reading: Promise.resolve(),
      timer: undefined,
    }
    this.#families.set(name, family)
    if (!this.#closed) this.#read(name, family)
    return family
  }

  #read(name: string, family: Family): void {
    family.reading = this.#take(name, family).then(() => {
      if (this.#closed) return
      family.timer = setTimeout(() => this.#read(name, family), pollMs)
    })
  }

  async #take(name: string, family: Family): Promise<void> {
    try {
      const followed = await this.#options.read(patternOf(name))
      if (this.#closed) return
      for (const channel of followed) this.#follow(channel, family.known)
      this.#forget()
      family.known = true
      family.failing = false
    } catch (error) {
      if (!family.failing) this.#options.onError(error)
      family.failing = true
    }
  }

  #follow(channel: string, known: boolean): void {
    if (known && !this.#until.has(channel)) this.#begin(channel)
    else this.#hold(channel)
  }

  #begin(channel: string): void {
    this.#hold(channel)
    this.#options.onBegun(channel)
  }

  #hold(channel: string): void {
    this.#until.set(channel, performance.now() + this.#lingerMs)
  }

  /** Only after a reading: while none comes through, nobody counts as gone. */
  #forget(): void {
    const now = performance.now()
    for (const [channel, until] of this.#until) if (until <= now) this.#until.delete(channel)
  }
}
