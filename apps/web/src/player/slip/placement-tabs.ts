import type { PlacementAnswer } from './placement-answer.ts'

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

type News = { readonly reference: string; readonly answer: PlacementAnswer }

export function browserTabs(): PlacementTabs {
  if (!('locks' in globalThis.navigator) || !('BroadcastChannel' in globalThis)) return ONLY_TAB
  return {
    ask(reference, ask, signal) {
      const channel = new BroadcastChannel(CHANNEL)
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
  readonly channel: BroadcastChannel
  readonly reference: string
  readonly ask: Ask
  readonly heard: Promise<PlacementAnswer>
  readonly signal: AbortSignal
  readonly settled: AbortSignal
}

/** Holds the reference's lock while asking; never settles where the asking was called off. */
async function askAlone(alone: Alone): Promise<PlacementAnswer> {
  const { channel, reference, ask, heard, signal, settled } = alone
  const { locks } = globalThis.navigator
  const name = `${CHANNEL}.${reference}`
  const ended = AbortSignal.any([signal, settled])
  const askAndTell = async (): Promise<PlacementAnswer> => {
    const answer = await ask()
    // Other answers are of this session and this moment: each tab gets its own.
    if (answer.kind === 'placed' || answer.kind === 'refused') {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
      channel.postMessage({ reference, answer } satisfies News)
    }
    return answer
  }
  const untilEnd = <Result>(work: Promise<Result>) => Promise.race([work, whenAborted(ended)])
  const first = await locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? null : untilEnd(askAndTell()),
  )
  if (first !== null) return first ?? never()
  const second = await locks
    .request(name, { signal: ended }, () =>
      untilEnd(Promise.race([heard, pause(LATE_MS).then(askAndTell)])),
    )
    .catch(never)
  return second ?? never()
}

function hear(channel: BroadcastChannel, reference: string): Promise<PlacementAnswer> {
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.reference === reference) resolve(data.answer)
    })
  })
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
