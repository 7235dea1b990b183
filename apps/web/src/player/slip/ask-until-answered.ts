import { BET_ERROR, type ApiClient, type PlacedBet, type Placement } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

import { readFailure, refusalOf, type PlacementFailure } from './placement-error.ts'

/** How patiently a placement is asked about, in milliseconds. */
export type Pace = {
  /** After this long without an answer the request counts as lost. */
  readonly answerWithin: number
  /** Waits before asking again; the last one repeats. */
  readonly waits: readonly number[]
  /** For this long after the press the placement itself is sent again; later it is only asked about. */
  readonly sendFor: number
}

export const PACE: Pace = {
  answerWithin: 10_000,
  waits: [1_000, 2_000, 4_000, 8_000, 15_000],
  sendFor: 30_000,
}

export type PlacementAnswer =
  | { readonly kind: 'placed'; readonly bets: readonly PlacedBet[] }
  | Exclude<PlacementFailure, { kind: 'unknown' | 'unsure' }>

export type AskOptions = {
  /** Called every time that no answer came. */
  onLost: () => void
  /** Resolves after so many milliseconds, or earlier when asking again makes sense. */
  wait: (ms: number) => Promise<void>
  /** Ends the asking; the promise then never settles. */
  signal: AbortSignal
  /** When the player pressed, by this device's clock; now unless told. */
  pressedAt?: number
  pace?: Pace
}

type Heard = PlacementAnswer | Extract<PlacementFailure, { kind: 'unknown' | 'unsure' }>

/**
 * Sends a placement and, where no answer comes, the very same one again until there is one: the
 * backend places one reference once and answers every repetition alike. Where too much time has
 * passed, or an answer left the outcome open, it asks what became of the reference instead, which
 * closes it if it has placed nothing.
 */
export async function askUntilAnswered(
  api: ApiClient,
  body: Placement,
  { onLost, wait, signal, pressedAt = Date.now(), pace = PACE }: AskOptions,
): Promise<PlacementAnswer> {
  let open: { readonly cause: unknown } | null = null
  for (let attempt = 0; ; attempt += 1) {
    if (signal.aborted) return new Promise<never>(() => undefined)
    const isSending: boolean = open === null && isFresh(pressedAt, pace)
    const heard: Heard = isSending
      ? await send(api, body, pace)
      : await askOutcome(api, body, { pace, open })
    if (signal.aborted) continue
    if (heard.kind === 'unsure') {
      if (!isSending) return { kind: 'failed', cause: heard.cause, isOpen: true }
      open = { cause: heard.cause }
      onLost()
      continue
    }
    if (heard.kind !== 'unknown') return heard
    onLost()
    await wait(pace.waits[Math.min(attempt, pace.waits.length - 1)] ?? 0)
  }
}

/** A clock that was set back says nothing about how long ago it was. */
function isFresh(pressedAt: number, { sendFor }: Pace): boolean {
  const age = Date.now() - pressedAt
  return age >= 0 && age < sendFor
}

async function send(api: ApiClient, body: Placement, { answerWithin }: Pace): Promise<Heard> {
  try {
    const signal = AbortSignal.timeout(answerWithin)
    return { kind: 'placed', bets: (await api(calls.placeBets, { body, signal })).data }
  } catch (error) {
    return readFailure(error)
  }
}

async function askOutcome(
  api: ApiClient,
  { meta: { reference } }: Placement,
  { pace: { answerWithin }, open }: { pace: Pace; open: { cause: unknown } | null },
): Promise<Heard> {
  try {
    const signal = AbortSignal.timeout(answerWithin)
    const { data } = await api(calls.closePlacement, { body: { reference }, signal })
    if (data.length > 0) return { kind: 'placed', bets: data }
    return open === null
      ? refusalOf(BET_ERROR.placementClosed)
      : { kind: 'failed', cause: open.cause, isOpen: false }
  } catch (error) {
    const failure = readFailure(error)
    // Any other answer than the bets says nothing about them.
    const isSettled = failure.kind === 'unauthorized' || failure.kind === 'unknown'
    return isSettled ? failure : { kind: 'unsure', cause: error }
  }
}
