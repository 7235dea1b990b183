import { UNACCEPTED_BET_STATUSES } from '@touchline/betting'
import type { SystemType } from '@touchline/betting'
import { isLocale } from '@touchline/contract'
import type { Receipt } from '@touchline/contract/receipts'
import { findCurrency } from '../../../settings/currencies.ts'
import { storedSystem } from '../bet-figures.ts'
import type { SelectionRow, StoredBet } from '../bet-repository.ts'
import { legNames } from '../leg-names.ts'

export function hasReceipt(bet: Pick<StoredBet, 'status'>): boolean {
  return !UNACCEPTED_BET_STATUSES.includes(bet.status)
}

/** What the house confirms: nothing in it changes once the bet is accepted. */
export function receiptContent(
  bet: StoredBet,
  locale: string,
  house: { readonly keyId: string; readonly operator: string },
): Receipt {
  const facts = {
    bet_id: String(bet.id),
    currency: bet.currency,
    key_id: house.keyId,
    odds: String(bet.odds),
    operator: house.operator,
    placed_at: bet.created_at.toISOString(),
    potential_win: String(bet.potential_win),
    reference: bet.ref,
    selections: bet.selections.map((selection) => receiptLeg(selection, locale)),
    stake: String(bet.stake),
    subunits: findCurrency(bet.currency)?.subunits ?? 1,
    system: systemName(storedSystem(bet)),
    type: bet.type,
  }
  const { bonus_odds: boost, freebet_mode: freebet } = bet
  const bonus = { boost: boost ?? 0, freebet: freebet ?? ('' as const) }
  if (bet.selections.some((row) => row.best_odds)) {
    const selections = bet.selections.map((row) => guaranteedLeg(row, locale))
    return { ...facts, ...bonus, selections, version: 4 }
  }
  if (boost === null && freebet === null) return { ...facts, version: 2 }
  return { ...facts, ...bonus, version: 3 }
}

/** `2/4`, with the numbers of its bankers `2/4 B1 B3`. */
function systemName(system: SystemType | null): string {
  if (system === null) return ''
  return [system.id, ...(system.bankers ?? []).map((place) => `B${place + 1}`)].join(' ')
}

function guaranteedLeg(row: SelectionRow, locale: string) {
  const kept = row.best_odds ? (1 as const) : (0 as const)
  return { ...receiptLeg(row, locale), best_odds: kept }
}

function receiptLeg(row: SelectionRow, locale: string) {
  const { facts } = row
  const leg = { marketId: row.market_id, specifier: row.specifier, outcomeId: row.outcome_id }
  const { league, market, outcome } = legNames(leg, facts, isLocale(locale) ? locale : 'en')
  return {
    league: league.toWellFormed(),
    market: market.toWellFormed(),
    market_id: row.market_id,
    match: `${facts.home} – ${facts.away}`.toWellFormed(),
    match_id: row.match_id,
    odds: row.odds,
    outcome: outcome.toWellFormed(),
    outcome_id: row.outcome_id,
    specifier: row.specifier,
    start_time: facts.startTime,
  }
}
