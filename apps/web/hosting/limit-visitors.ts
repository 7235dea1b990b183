/**
 * Bounds work that everybody may ask for: so much at once, then one in so many milliseconds.
 * @returns counts one piece for a visitor's address, and throws the refusal of one that asks too often
 */
export type LimitVisitors = (rate: {
  readonly burst: number
  readonly everyMs: number
}) => (address: string) => void
