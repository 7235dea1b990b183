/** Markets of a race: who wins, who is placed, and both halves in one bet. */
export const RACE_MARKETS = { win: 910, place: 911, eachWay: 912 } as const

/** What a bet on a runner is on: so many places, and each way at 1 ÷ `part` of the win odds. */
export type RaceTerms = { readonly places: number; readonly part: number | null }

const { win, place, eachWay } = RACE_MARKETS

/** By the market of a leg; null where it is none of a race. */
export function raceTermsOf(marketId: number, specifier: string): RaceTerms | null {
  if (marketId === win) return { places: 1, part: null }
  const places = numberIn(specifier, 'places')
  if (marketId === place) return places === null ? null : { places, part: null }
  const part = numberIn(specifier, 'part')
  if (marketId !== eachWay || places === null || part === null) return null
  return { places, part }
}

/** Whose bets may be paid at the starting price: to win and each way; a place alone has none. */
export function hasStartingPrice(marketId: number): boolean {
  return marketId === win || marketId === eachWay
}

function numberIn(specifier: string, name: string): number | null {
  const written = specifier.split('|').find((pair) => pair.startsWith(`${name}=`))
  const value = Number(written?.slice(name.length + 1))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}
