/** What becomes of a stake; the halves are of a line between two lines. */
export type LineVerdict = 'win' | 'half_win' | 'refund' | 'half_loss' | 'loss'

/** Whole numbers with one verdict, both ends included; null is without end. */
export type VerdictRange = { verdict: LineVerdict; from: number | null; to: number | null }

/** Lines are whole, halves or quarters. */
const QUARTERS = 4
/** Beyond this distance from the line nothing changes any more. */
const REACH = 2

/**
 * What each total makes of a bet on over or under, from low to high; null for a line that is none.
 * @param line in whole numbers, halves or quarters
 */
export function totalVerdicts(side: 'over' | 'under', line: number): VerdictRange[] | null {
  const quarters = quartersOf(line)
  if (quarters === null) return null
  const sign = side === 'over' ? 1 : -1
  const ranges = rangesAround(Math.round(line), (total) =>
    verdictOf(sign * (QUARTERS * total - quarters)),
  )
  // A total is never below 0.
  return ranges
    .filter(({ to }) => to === null || to >= 0)
    .map((range, index) => (index === 0 ? { ...range, from: 0 } : range))
}

/**
 * What each margin of a side, negative where it is behind, makes of a bet on it with that start.
 * @param line start of the side, in whole numbers, halves or quarters
 */
export function handicapVerdicts(line: number): VerdictRange[] | null {
  const quarters = quartersOf(line)
  if (quarters === null) return null
  return rangesAround(-Math.round(line), (margin) => verdictOf(QUARTERS * margin + quarters))
}

function quartersOf(line: number): number | null {
  const quarters = line * QUARTERS
  return Number.isSafeInteger(quarters) ? quarters : null
}

/** @param ahead of the line, in quarters; one quarter settles half of the stake as level */
function verdictOf(ahead: number): LineVerdict {
  if (ahead === 0) return 'refund'
  if (ahead === 1) return 'half_win'
  if (ahead === -1) return 'half_loss'
  return ahead > 0 ? 'win' : 'loss'
}

function rangesAround(centre: number, verdict: (value: number) => LineVerdict): VerdictRange[] {
  const first = centre - REACH
  const last = centre + REACH
  const ranges: VerdictRange[] = []
  for (let value = first; value <= last; value += 1) {
    const here = verdict(value)
    const before = ranges.at(-1)
    const to = value === last ? null : value
    if (before?.verdict === here) before.to = to
    else ranges.push({ verdict: here, from: value === first ? null : value, to })
  }
  return ranges
}
