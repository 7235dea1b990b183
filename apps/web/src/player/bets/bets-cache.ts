import type { InfiniteData } from '@tanstack/react-query'
import type { CallAnswer, PlacedBet } from '@touchline/contract'

export type BetsPage = CallAnswer<'listBets'>

export type BetsData = InfiniteData<BetsPage>

/** How far a bet has come: accepted or turned down it is never asked again, settled it stays so, or is counted. */
const STAGES: Readonly<Record<PlacedBet['status'], number>> = {
  submitted: 0,
  waiting_results: 1,
  ready_to_process: 1,
  cashout_in_progress: 1,
  done: 2,
  cashed_out: 2,
  cancelled: 2,
  rejected: 2,
  withdrawn: 2,
}

/**
 * The later of two states of a bet. An answer that took long tells what was; of two states of one
 * stage the one that is told last counts.
 */
export function laterState(known: PlacedBet, told: PlacedBet): PlacedBet {
  const further =
    (told.settlements ?? 0) - (known.settlements ?? 0) || STAGES[told.status] - STAGES[known.status]
  return further < 0 ? known : told
}

/** MYB-14: a bet replaces the one with its id, unless it tells an earlier state. */
export function applyBet(data: BetsData | undefined, bet: PlacedBet): BetsData | undefined {
  return changePages(data, bet.id, (known) =>
    known.id === bet.id ? laterState(known, bet) : known,
  )
}

/** A page that was read, with what is known of its bets where that is a later state. */
export function bringUpToDate(read: BetsPage, known: BetsData | undefined): BetsPage {
  const byId = new Map(known?.pages.flatMap(({ data }) => data.map((bet) => [bet.id, bet])))
  return { ...read, data: read.data.map((bet) => laterState(byId.get(bet.id) ?? bet, bet)) }
}

/**
 * The bets that a player sees, each once. A rejected VIP bet is not among them (MYB-13); it is kept,
 * so that no late answer brings it back.
 */
export function listedBets(data: BetsData): readonly PlacedBet[] {
  const byId = new Map<string, PlacedBet>()
  for (const bet of data.pages.flatMap((page) => page.data)) {
    const known = byId.get(bet.id)
    byId.set(bet.id, known === undefined ? bet : laterState(known, bet))
  }
  return [...byId.values()].filter((bet) => !isTurnedDown(bet))
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
  const fresh = bets.filter((bet) => !isKnown(bet))
  const added = { ...data, pages: [{ ...first, data: [...fresh, ...first.data] }, ...rest] }
  return bets
    .filter(isKnown)
    .reduce<BetsData>((result, bet) => applyBet(result, bet) ?? result, added)
}

function isListed(data: BetsData | undefined, betId: string): boolean {
  return data?.pages.some((page) => holds(page, betId)) ?? false
}

function holds(page: BetsPage, betId: string): boolean {
  return page.data.some((bet) => bet.id === betId)
}

function changePages(
  data: BetsData | undefined,
  betId: string,
  change: (bet: PlacedBet) => PlacedBet,
): BetsData | undefined {
  if (data === undefined || !isListed(data, betId)) return data
  return {
    ...data,
    pages: data.pages.map((page) =>
      holds(page, betId) ? { ...page, data: page.data.map(change) } : page,
    ),
  }
}
