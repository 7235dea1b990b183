import type { TabChannel } from '../../base/tabs.ts'
import { canShareBetweenTabs, tabChannel, tabLock } from '../../base/tabs.ts'
import type { PlacementAnswer } from './placement-answer.ts'

/** The other tabs of this browser that show the same site. */
export type OtherTabs = {
  post: (message: unknown) => void
  listen: (listener: (message: unknown) => void) => void
  /** Marks this tab as placing until the returned function is called, or the tab is gone. */
  holdPlacing: () => () => void
  /** Resolves when no tab that was placing before is placing any more. */
  placingOver: () => Promise<void>
  /** Runs `work` where no other tab is running any, until it or `signal` ends; else null. */
  sendAlone: <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result | null>
}

/** What a tab gets to come back after a reload in the middle of a placement. */
const RELOAD_MS = 3_000
/** Where the browser has no locks, a tab that placed and fell silent is believed for this long. */
const PATIENCE_MS = 15_000

/**
 * For the browser; a tab alone where it has no channels.
 * @param ticket what is shared: the tabs' slips do not hear their bet builders
 */
export function browserOtherTabs(ticket: 'slip' | 'builder'): OtherTabs {
  const { post, listen } = tabChannel(`touchline.${ticket}`)
  const lock = () => tabLock(`touchline.${ticket}.placing`)
  return {
    post,
    listen,
    holdPlacing: () => lock()?.hold() ?? (() => undefined),
    async placingOver() {
      const placing = lock()
      if (placing === null) return pause(PATIENCE_MS)
      await placing.over()
      // A tab that is loaded again takes up its placement and says so.
      await pause(RELOAD_MS)
    },
    async sendAlone(signal, work) {
      const run = () => Promise.race([work(), whenAborted(signal)])
      const sending = tabLock(`touchline.${ticket}.sending`)
      return (await (sending === null ? run() : sending.tryWith(run))) ?? null
    },
  }
}

/** A page without the slip's machine asks whether another tab has something in the slip. */
export const HELLO = 'hello'
export const HERE = 'here'

type Ask = () => Promise<PlacementAnswer>

/**
 * Lets one tab ask about a placement: a duplicated tab has a copy of the first one's journal. The
 * others wait for what it learns, and ask themselves where it is closed before that.
 */
export type PlacementTabs = {
  ask: (reference: string, ask: Ask, signal: AbortSignal) => Promise<PlacementAnswer>
}

/** Without other tabs, or where the browser has no locks: asking twice places nothing twice. */
export const ONLY_TAB: PlacementTabs = { ask: (_reference, ask) => ask() }

const CHANNEL = 'touchline.placements'

/** The other tab's answer may arrive a moment after its lock is free. */
const LATE_MS = 300

/** Of a tab of this site, so of an answer that it was given. */
type News = { readonly reference: string; readonly answer: PlacementAnswer }

export function browserPlacementTabs(): PlacementTabs {
  if (!canShareBetweenTabs()) return ONLY_TAB
  return {
    ask(reference, ask, signal) {
      const channel = tabChannel(CHANNEL)
      const settled = new AbortController()
      const heard = hear(channel, reference)
      const own = askAlone({ channel, reference, ask, heard, signal, settled: settled.signal })
      return Promise.race([heard, own]).finally(() => {
        settled.abort()
        channel.close()
      })
    },
  }
}

type Alone = {
  readonly channel: TabChannel
  readonly reference: string
  readonly ask: Ask
  readonly heard: Promise<PlacementAnswer>
  readonly signal: AbortSignal
  readonly settled: AbortSignal
}

/** Holds the reference's lock while asking; never settles where the asking was called off. */
async function askAlone(alone: Alone): Promise<PlacementAnswer> {
  const { channel, reference, ask, heard, signal, settled } = alone
  const lock = tabLock(`${CHANNEL}.${reference}`)
  if (lock === null) return ask()
  const ended = AbortSignal.any([signal, settled])
  const askAndTell = async (): Promise<PlacementAnswer> => {
    const answer = await ask()
    // Other answers are of this session and this moment: each tab gets its own.
    if (answer.kind === 'placed' || answer.kind === 'refused') {
      channel.post({ reference, answer } satisfies News)
    }
    return answer
  }
  const untilEnd = <Result>(work: Promise<Result>) => Promise.race([work, whenAborted(ended)])
  const first = await lock.tryWith(() => untilEnd(askAndTell()))
  if (first !== null) return first ?? never()
  const second = await lock
    .whenFree(ended, () => untilEnd(Promise.race([heard, pause(LATE_MS).then(askAndTell)])))
    .catch(never)
  return second ?? never()
}

function hear(channel: TabChannel, reference: string): Promise<PlacementAnswer> {
  return new Promise((resolve) => {
    channel.listen((message) => {
      if (isNews(message) && message.reference === reference) resolve(message.answer)
    })
  })
}

function isNews(message: unknown): message is News {
  return typeof message === 'object' && message !== null && 'reference' in message
}

/** Resolves to undefined: the lock goes to the next tab. */
function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
