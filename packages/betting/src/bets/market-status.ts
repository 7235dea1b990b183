/** Market availability in the unified odds feed's numbering. */
export const MARKET_STATUS = {
  open: 1,
  suspended: -1,
  inactive: 0,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const

export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS]

const KNOWN: ReadonlySet<unknown> = new Set(Object.values(MARKET_STATUS))

export function isMarketStatus(value: unknown): value is MarketStatus {
  return KNOWN.has(value)
}

export function isMarketOpen(status: MarketStatus): boolean {
  return status === MARKET_STATUS.open
}

/** Stands among what is on offer: open, or suspended for a while. */
export function isMarketShown(status: MarketStatus): boolean {
  return status === MARKET_STATUS.open || status === MARKET_STATUS.suspended
}

/** A suspended or handed-over market may open again; the others are gone for the player. */
export function isMarketGone(status: MarketStatus): boolean {
  return (
    status === MARKET_STATUS.inactive ||
    status === MARKET_STATUS.settled ||
    status === MARKET_STATUS.cancelled
  )
}
