import type { Outcome } from '@touchline/contract'

type Named = Pick<Outcome, 'name' | 'side'>

export type OutcomeLayout = {
  columns: 1 | 2 | 3
  /** Name above the price, beside it, or as the width allows. */
  cell: 'stack' | 'row' | 'auto'
}

/** Letters that fit beside a price in a third, and in a whole row, of a narrow panel. */
const FITS_THIRD = 7
const FITS_STACKED_THIRD = 16
/** Where they are many their names are what they are told apart by, and none is cut. */
const FITS_WHOLE_THIRD = 13
const FITS_STACKED_HALF = 20

/** How the outcomes of a market stand: in two or three columns, one where names are long. */
export function outcomeLayout(outcomes: readonly Named[]): OutcomeLayout {
  const longest = Math.max(0, ...outcomes.map((outcome) => outcome.name.length))
  const cell = longest > FITS_THIRD ? 'stack' : 'auto'
  if (outcomes.length === 1) return { columns: 1, cell: 'row' }
  if (outcomes.length === 2 || outcomes.length === 4) return { columns: 2, cell: 'auto' }
  if (outcomes.length > 3) {
    if (longest > FITS_STACKED_HALF) return { columns: 1, cell: 'row' }
    return longest > FITS_WHOLE_THIRD ? { columns: 2, cell: 'stack' } : { columns: 3, cell }
  }
  // The names of the sides stand in the page's header, so they may be cut.
  const sides = outcomes.every((outcome) => outcome.side !== null)
  if (!sides && longest > FITS_STACKED_THIRD) return { columns: 1, cell: 'row' }
  return { columns: 3, cell }
}
