import type { SystemType } from '@touchline/betting'
import {
  isShared,
  LOTTERY_MARKET,
  MATCH_STATUS,
  NO_AMOUNT,
  selectionId,
  oddsOf,
} from '@touchline/betting'
import type { PlacedBet, PlacedSelection } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import { findCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { slugify } from '../markets/slug.ts'
import { storedSystem } from './bet-figures.ts'
import type { SelectionRow, StoredBet, StoredSelection } from './bet-repository.ts'
import type { OffersBasis } from './cash-out/quote-bet.ts'
import { quoteApart } from './cash-out/quote-bet.ts'
import { legNames } from './leg-names.ts'

type View = OffersBasis & {
  readonly locale: LocaleCode
  /** Milliseconds since 1970. */
  readonly now: number
}

export function presentBet(bet: StoredBet, view: View): PlacedBet {
  const { book, locale, now } = view
  // A trader's decision is not counted down: how long it takes is nobody's promise.
  const acceptanceAt = bet.status === 'submitted' && !bet.is_vip ? bet.acceptance_at : null
  return {
    id: String(bet.id),
    type: bet.type,
    ref: bet.ref,
    status: bet.status,
    stake: bet.stake,
    currency: bet.currency,
    subunits: findCurrency(bet.currency)?.subunits ?? 1,
    winAmount: bet.settlement?.win_amount ?? bet.potential_win,
    odds: oddsOf(Number(bet.odds)),
    selections: bet.selections.map((selection) => presentSelection(selection, book, locale)),
    createdAt: bet.created_at.toISOString(),
    settledAt: bet.settled_at?.toISOString() ?? null,
    result: bet.settlement?.result ?? 'no_results',
    settlements: bet.settlements,
    ...(bet.owed > NO_AMOUNT && { owed: bet.owed }),
    ...presentOffer(bet, view),
    bonus: presentBonus(bet),
    systemType: presentSystem(storedSystem(bet)),
    usedInJackpot: bet.in_jackpot,
    isVip: bet.is_vip,
    rejectionKey: bet.rejection_key,
    acceptanceAt: acceptanceAt?.toISOString() ?? null,
    acceptanceIn: acceptanceAt === null ? null : Math.max(0, acceptanceAt.getTime() - now),
  }
}

function presentSystem(system: SystemType | null): PlacedBet['systemType'] {
  if (system === null) return null
  const { bankers, ...type } = system
  return bankers === undefined ? type : { ...type, bankers: [...bankers] }
}

function presentBonus(bet: StoredBet): PlacedBet['bonus'] {
  const { bonus_id: id, bonus_type: type, bonus_odds: odds, freebet_mode: mode } = bet
  if (id === null || type === null) return null
  return {
    id: String(id),
    type,
    odds,
    mode,
    freebetStake: mode === null ? null : bet.stake,
    paid: bet.settlement?.bonus_amount ?? null,
  }
}

function presentOffer(bet: StoredBet, view: View) {
  const inProgress = bet.status === 'cashout_in_progress'
  if (inProgress) return { toCashout: bet.cashout_amount, cashoutExpiresAt: null }
  const offer = quoteApart(view, bet, view.now)
  return {
    toCashout: offer?.amount ?? null,
    cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
  }
}

function presentSelection(row: StoredSelection, book: Book, locale: LocaleCode): PlacedSelection {
  const { facts } = row
  const match = book.match(row.match_id)
  const final = row.final_score ?? null
  const selection = {
    matchId: row.match_id,
    marketId: row.market_id,
    specifier: row.specifier,
    outcomeId: row.outcome_id,
  }
  const names = legNames(selection, facts, locale)
  return {
    id: selectionId(selection),
    status: selectionStatus(row),
    market: { id: row.market_id, name: names.market },
    outcome: { id: row.outcome_id, name: names.outcome },
    odds: row.odds,
    deadHeatFactor: selectionStatus(row) === 'dead_heat' ? row.dead_heat_factor : null,
    ...(row.race !== null && { race: row.race }),
    ...(row.best_odds && { bestOdds: true }),
    rejectedOdds: row.rejected_odds,
    specifier: row.specifier,
    match: {
      id: row.match_id,
      slug: slugify(`${facts.home} ${facts.away}`),
      sportKey: facts.sportKey,
      name: `${names.home} – ${names.away}`,
      home: names.home,
      away: names.away,
      leagueName: names.league,
      startTime: facts.startTime,
      // A match that the book no longer holds is over.
      status: (final === null ? match?.status : undefined) ?? MATCH_STATUS.finished,
      score: facts.outright === undefined ? (final ?? match?.state?.score ?? null) : null,
    },
  }
}

const WHOLE_STAKE = 1000
const WHOLE_WIN = 1_000_000

export function selectionStatus(
  row: Pick<SelectionRow, 'market_id' | 'result' | 'void_factor' | 'dead_heat_factor' | 'race'>,
): PlacedSelection['status'] {
  if (row.result === null) return 'open'
  if (row.void_factor === WHOLE_STAKE) return 'void'
  if (row.result === -1) return 'open'
  const half = (row.void_factor ?? 0) > 0
  if (row.result === 0) return half ? 'half_lost' : 'lost'
  if (half) return 'half_won'
  // A lesser prize is a part of the top one, and no dead heat.
  const isTicket = row.market_id === LOTTERY_MARKET
  if (row.race !== null && isShared(row.race) && !isTicket) return 'dead_heat'
  return (row.dead_heat_factor ?? WHOLE_WIN) < WHOLE_WIN ? 'dead_heat' : 'won'
}
