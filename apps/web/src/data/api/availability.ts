import { createStore, type ReadableStore } from '../../base/store.ts'

export type Availability = {
  /** False while the backend says that it cannot serve bets and accounts. */
  store: ReadableStore<boolean>
  /** Told of the HTTP status of every answer. */
  heard: (answer: number) => void
}

export type AvailabilityOptions = {
  /** Asks the backend whether it can serve; rejects with the status while it cannot. */
  ask: () => Promise<unknown>
  /** It can serve again: what failed meanwhile is to be read again. */
  onBack: () => void
  random?: () => number
}

/** No answer at all: a page that cannot reach anything says so by itself. */
const NO_ANSWER = 0

/** What a backend without its database says, and a proxy without its backend. */
const AWAY: ReadonlySet<unknown> = new Set([NO_ANSWER, 502, 503, 504])

/** Milliseconds before each question, up to twice as many: not every page asks at once. */
const ASK_AFTER_MS = [250, 1_000, 2_000, 4_000, 8_000]

/** One refusal may pass; a page says that the site is away when a question was refused too. */
export function createAvailability(options: AvailabilityOptions): Availability {
  const { ask, onBack, random = Math.random } = options
  const store = createStore(true)
  let asking = false

  const isAway = (): Promise<boolean> =>
    ask().then(
      () => false,
      (error: unknown) => AWAY.has((error as { status?: unknown } | null)?.status),
    )
  const askUntilBack = async () => {
    for (let times = 0; ; times += 1) {
      const pause = ASK_AFTER_MS[Math.min(times, ASK_AFTER_MS.length - 1)] ?? 0
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + random())))
      if (!(await isAway())) break
      store.setState(() => false)
    }
    asking = false
    if (store.getState()) return
    store.setState(() => true)
    onBack()
  }
  return {
    store,
    heard(answer) {
      if (asking || answer === NO_ANSWER || !AWAY.has(answer)) return
      asking = true
      void askUntilBack()
    },
  }
}
