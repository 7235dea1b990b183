import type { InfiniteData } from '@tanstack/react-query'
import type { PlacedBet } from '@touchline/contract'

import type { BetsPage } from './bets-query.ts'

export type BetsData = InfiniteData<BetsPage>

/** MYB-13, MYB-14: a rejected VIP bet leaves the list, any other replaces the one with its id. */
export function applyBet(data: BetsData | undefined, bet: PlacedBet): BetsData | undefined {
  return changePages(data, bet.id, (known) => {
    if (known.id !== bet.id) return [known]
    return isTurnedDown(bet) ? [] : [bet]
  })
}

function isTurnedDown({ isVip, status }: PlacedBet): boolean {
  return isVip && status === 'rejected'
}

/** RT-17: the cash-out offer of a bet; an amount of null withdraws it. */
export type BetOffer = Pick<PlacedBet, 'id' | 'toCashout' | 'cashoutExpiresAt'>

/** Takes in all offers at once; those of bets that do not wait for results come too late. */
export function applyCashOuts(
  data: BetsData | undefined,
  offers: readonly BetOffer[],
): BetsData | undefined {
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const isMeant = (bet: PlacedBet) => byId.has(bet.id) && bet.status === 'waiting_results'
  if (data === undefined || !data.pages.some((page) => page.data.some(isMeant))) return data
  return {
    ...data,
    pages: data.pages.map((page) =>
      page.data.some(isMeant)
        ? { ...page, data: page.data.map((bet) => (isMeant(bet) ? withOffer(bet, byId) : bet)) }
        : page,
    ),
  }
}

function withOffer(bet: PlacedBet, offers: ReadonlyMap<string, BetOffer>): PlacedBet {
  const offer = offers.get(bet.id)
  if (offer === undefined) return bet
  return { ...bet, toCashout: offer.toCashout, cashoutExpiresAt: offer.cashoutExpiresAt }
}

/** The bet as it is listed. */
export function findBet(data: BetsData | undefined, betId: string): PlacedBet | undefined {
  for (const page of data?.pages ?? []) {
    const bet = page.data.find(({ id }) => id === betId)
    if (bet !== undefined) return bet
  }
  return undefined
}

/** New bets come first; those that are listed already are brought up to date. */
export function addBets(
  data: BetsData | undefined,
  bets: readonly PlacedBet[],
): BetsData | undefined {
  const [first, ...rest] = data?.pages ?? []
  if (data === undefined || first === undefined) return data
  const isKnown = (bet: PlacedBet) => isListed(data, bet.id)
  const fresh = bets.filter((bet) => !isKnown(bet) && !isTurnedDown(bet))
  const added = { ...data, pages: [{ ...first, data: [...fresh, ...first.data] }, ...rest] }
  return bets
    .filter(isKnown)
    .reduce<BetsData>((result, bet) => applyBet(result, bet) ?? result, added)
}

export function isListed(data: BetsData | undefined, betId: string): boolean {
  return data?.pages.some((page) => holds(page, betId)) ?? false
}

function holds(page: BetsPage, betId: string): boolean {
  return page.data.some((bet) => bet.id === betId)
}

function changePages(
  data: BetsData | undefined,
  betId: string,
  change: (bet: PlacedBet) => PlacedBet[],
): BetsData | undefined {
  if (data === undefined || !isListed(data, betId)) return data
  return {
    ...data,
    pages: data.pages.map((page) =>
      holds(page, betId) ? { ...page, data: page.data.flatMap(change) } : page,
    ),
  }
}
