import type { FavouriteType } from '@touchline/contract'

export type Favourite = { readonly type: FavouriteType; readonly id: string }

export type FavouriteState = Readonly<Record<FavouriteType, ReadonlySet<string>>> & {
  /** `unknown` for a visitor, and until it is clear who is at the page. */
  readonly status: 'unknown' | 'ready' | 'failed'
  /** Why they could not be read. */
  readonly failure?: unknown
}

export const NO_FAVOURITES: FavouriteState = {
  status: 'unknown',
  matches: new Set(),
  tournaments: new Set(),
  sports: new Set(),
}

/** What was marked last comes first. */
export function withFavourite(
  state: FavouriteState,
  { type, id }: Favourite,
  marked: boolean,
): FavouriteState {
  const others = [...state[type]].filter((each) => each !== id)
  return { ...state, [type]: new Set(marked ? [id, ...others] : others) }
}

/** Leagues and sports that stand at the top of the left column. */
export function pinnedCount({ tournaments, sports }: FavouriteState): number {
  return tournaments.size + sports.size
}
