import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Bonus, BonusKind, CallAnswer, PushEvent } from '@touchline/contract'

import type { PageData } from '../page-data.ts'

/** Everything about bonuses is read anew by it; the session takes it along when it ends. */
const BONUSES_KEY = ['player', 'bonuses'] as const
const LISTS_KEY = [...BONUSES_KEY, 'list'] as const
const UNSEEN_KEY = [...BONUSES_KEY, 'unseen'] as const
/** TOUR-03: a tournament is one at a time, and its leaderboard takes the place. */
const FIRST_ASKED = { tournament: 1, others: 4 }
/** Whoever asks for more is not made to ask for every four. */
const MORE_ASKED = 24
const RATED = 10
const RATING_EVERY_MS = 10_000

/** Kinds as paths name them, in the order of the page. */
export const KINDS = {
  freebet: 'freebets',
  comboboost: 'comboboosts',
  hunting: 'huntings',
  tournament: 'tournaments',
  lootbox: 'lootboxes',
} as const satisfies Record<Bonus['type'], BonusKind>

const isKind = (text: string): text is BonusKind => Object.values<string>(KINDS).includes(text)

export type BonusPlace = { kind: BonusKind; id: string }

/** What an address names; null: the list. */
export function placeOf({ kind, id }: { kind?: string; id?: string }): BonusPlace | null {
  return kind === undefined || id === undefined || !isKind(kind) ? null : { kind, id }
}

type Reader = Pick<PageData, 'api' | 'page'>
/** Whose they are; null: a visitor's. */
type Whose = { player: string | null }
type Page = CallAnswer<'listBonusesOfKind'>
type PagePlace = { readonly page: number; readonly limit: number }
type Pages = InfiniteData<Page, PagePlace>

/**
 * BON-14: bonuses of one kind, page by page.
 * @param isAvailable whether they can be used or activated now; undefined: whatever is on offer
 */
export function bonusesOfKindQuery(
  { api, page }: Reader,
  { player, type, isAvailable }: Whose & { type: Bonus['type']; isAvailable?: boolean },
) {
  const first: PagePlace = {
    page: 1,
    limit: type === 'tournament' ? FIRST_ASKED.tournament : FIRST_ASKED.others,
  }
  const ofOffers = isAvailable === false && type !== 'lootbox' ? {} : { status: ['active'] }
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, type, page.locale, player, isAvailable],
    queryFn: ({ pageParam, signal }) =>
      api('listBonusesOfKind', {
        params: { kind: KINDS[type] },
        query: {
          ...ofOffers,
          ...(isAvailable === undefined ? {} : { isAvailable }),
          ...pageParam,
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ meta: { pagination } }: Page, _pages, { page: at, limit }) => {
      if (pagination.page >= pagination.lastPage) return undefined
      // The first of the larger ones has those that are there already, too.
      return { page: limit === MORE_ASKED ? at + 1 : 1, limit: MORE_ASKED }
    },
    select: ({ pages }: Pages) => [
      ...new Map(pages.flatMap(({ data }) => data).map((bonus) => [bonus.id, bonus])).values(),
    ],
  })
}

/** Those that hold now, of some types or of all. */
export function offeredBonusesQuery(
  { api, page }: Reader,
  { player, types }: Whose & { types: readonly string[] },
) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, 'offered', types, page.locale, player],
    queryFn: async ({ signal }) => {
      const type = types.length === 0 ? {} : { type: [...types] }
      return (await api('listBonuses', { query: { status: ['active'], ...type }, signal })).data
    },
  })
}

/** Of every kind, also those that are over. */
export function allBonusesQuery({ api, page }: Reader, { player }: Whose) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, 'all', page.locale, player],
    queryFn: async ({ signal }) => (await api('listBonuses', { query: {}, signal })).data,
  })
}

/** Of a tournament read again while it is looked at, as its leaderboard is. */
export function bonusQuery({ api, page }: Reader, { player, ...place }: Whose & BonusPlace) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, 'one', place, page.locale, player],
    queryFn: async ({ signal }) => (await api('getBonus', { params: place, signal })).data,
    // Prizes and the own place stand beside the leaderboard.
    refetchInterval: ({ state: { data } }) => data?.type === 'tournament' && RATING_EVERY_MS,
  })
}

export function bonusTermsQuery({ api, page }: Reader, { player, ...place }: Whose & BonusPlace) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, 'terms', place, page.locale, player],
    queryFn: async ({ signal }) => (await api('getBonusTerms', { params: place, signal })).data,
  })
}

/** Read again while it is looked at: others collect points too. */
export function ratingQuery({ api }: Reader, { player, id }: Whose & { id: string }) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, 'rating', id, player],
    queryFn: ({ signal }) =>
      api('getTournamentRating', { params: { id }, query: { limit: RATED }, signal }),
    refetchInterval: RATING_EVERY_MS,
  })
}

/** HEAD-01: how many the player has not seen. */
export function unseenBonusesQuery({ api }: Pick<PageData, 'api'>) {
  return queryOptions({
    queryKey: UNSEEN_KEY,
    queryFn: async ({ signal }) =>
      (await api('listBonuses', { query: { unseen: true, limit: 1 }, signal })).meta.pagination
        .total,
  })
}

/** BON-12, HUNT-02: whatever changes one may change the others. */
export function readBonusesAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: BONUSES_KEY })
}

type Writer = Pick<PageData, 'api' | 'queryClient'>

/** BON-09, BON-10: says that those of these ids were seen; lists keep their marks while they are looked at. */
export async function markBonusesSeen(
  { api, queryClient }: Writer,
  unseen: readonly string[],
): Promise<void> {
  await api('markBonusesSeen', { body: { bonuses: [...unseen] } })
  await queryClient.invalidateQueries({ queryKey: UNSEEN_KEY })
}

/** @throws ApiError */
export async function activateBonus(
  { api, queryClient }: Writer,
  id: string,
  word?: string,
): Promise<Bonus> {
  try {
    const body = word === undefined || word === '' ? {} : { word }
    return (await api('activateBonus', { params: { id }, body })).data
  } finally {
    void readBonusesAgain(queryClient)
  }
}

/** @throws ApiError */
export async function boostFreebets(
  { api, queryClient }: Writer,
  id: string,
  freebetIds: readonly string[],
): Promise<readonly Bonus[]> {
  try {
    const body = { freebetIds: [...freebetIds] }
    return (await api('boostFreebets', { params: { id }, body })).data
  } finally {
    void readBonusesAgain(queryClient)
  }
}

/** @throws ApiError */
export async function redeemPromoCode({ api, queryClient }: Writer, code: string): Promise<Bonus> {
  const { data } = await api('redeemPromoCode', { body: { code } })
  void readBonusesAgain(queryClient)
  return data
}

type PoolChange = Extract<PushEvent, { type: 'tournament_pool_changed' }>['tournament']

/** RT-12: a pool as it was told, wherever its tournament is shown. */
export function takePool(queryClient: QueryClient, { id, poolAmount, currency }: PoolChange): void {
  const withPool = (bonus: Bonus): Bonus =>
    bonus.type === 'tournament' && bonus.offerId === id && bonus.currency === currency
      ? { ...bonus, poolAmount }
      : bonus
  queryClient.setQueriesData<Pages>(
    { queryKey: [...LISTS_KEY, 'tournament'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, data: page.data.map(withPool) })),
      },
  )
  for (const flat of ['offered', 'all']) {
    queryClient.setQueriesData<Bonus[]>({ queryKey: [...BONUSES_KEY, flat] }, (known) =>
      known?.map(withPool),
    )
  }
  queryClient.setQueriesData<Bonus>(
    { queryKey: [...BONUSES_KEY, 'one'] },
    (known) => known && withPool(known),
  )
}
