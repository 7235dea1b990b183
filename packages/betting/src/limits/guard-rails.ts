import type { Amount } from '../money/amount.ts'

/** No bets for a while after losing: so many times in a row, or so much in a row. */
export type LossPause = {
  readonly losses: number | null
  readonly amount: Amount | null
  readonly currency: string | null
  readonly minutes: number
}

/** No bets on matches in play between two minutes of the day; past midnight where until is first. */
export type QuietHours = { readonly from: number; readonly until: number; readonly zone: string }

export type GuardRails = {
  readonly pause: LossPause | null
  readonly noLive: QuietHours | null
  /** No motion, no marks on prices, no offers. */
  readonly calm: boolean
}

export const NO_RAILS: GuardRails = { pause: null, noLive: null, calm: false }

const DAY = 1_440

/** Comes as late as before or sooner, and lasts as long or longer. */
function isAsStrictPause(had: LossPause | null, wanted: LossPause | null): boolean {
  if (had === null) return true
  if (wanted === null || wanted.minutes < had.minutes) return false
  return (
    (had.losses === null || (wanted.losses !== null && wanted.losses <= had.losses)) &&
    (had.amount === null ||
      (wanted.amount !== null && wanted.currency === had.currency && wanted.amount <= had.amount))
  )
}

/** Every minute that was quiet stays so. Equal ends are no minute at all. */
function isAsStrictQuiet(had: QuietHours | null, wanted: QuietHours | null): boolean {
  if (had === null) return true
  if (wanted === null || wanted.zone !== had.zone) return false
  const length = (hours: QuietHours) => (hours.until - hours.from + DAY) % DAY
  const lead = (had.from - wanted.from + DAY) % DAY
  return lead + length(had) <= length(wanted)
}

/**
 * What holds at once of rails that are wanted: a part that is as strict as before or stricter. The
 * rest waits.
 */
export function stricterParts(had: GuardRails, wanted: GuardRails): GuardRails {
  return {
    pause: isAsStrictPause(had.pause, wanted.pause) ? wanted.pause : had.pause,
    noLive: isAsStrictQuiet(had.noLive, wanted.noLive) ? wanted.noLive : had.noLive,
    calm: had.calm || wanted.calm,
  }
}

/** Whether part of what is wanted is looser, and has to wait. */
export function isLooser(had: GuardRails, wanted: GuardRails): boolean {
  return (
    !isAsStrictPause(had.pause, wanted.pause) ||
    !isAsStrictQuiet(had.noLive, wanted.noLive) ||
    (had.calm && !wanted.calm)
  )
}
