/** Prices of one outcome, from old to new. */
export type PricePoint = { readonly at: number; readonly odds: number }

/** Points of an outcome at most; a match in play changes a price every few seconds. */
export const MOST_POINTS = 120

/**
 * Adds a price where it is another than the last one. A full line is thinned in its older half, so
 * that it still reaches back to the beginning.
 */
export function addPoint(line: PricePoint[], point: PricePoint): void {
  if (line.at(-1)?.odds === point.odds) return
  line.push(point)
  if (line.length <= MOST_POINTS) return
  const half = Math.floor(line.length / 2)
  const older = line.slice(0, half).filter((_, index) => index % 2 === 0)
  line.splice(0, half, ...older)
}
