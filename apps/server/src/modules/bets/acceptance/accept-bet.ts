import type { Amount, FreebetBonus, Odds } from '@touchline/betting'
import { EXCLUSION_TYPES, freebetMoves, NO_AMOUNT, rejectionMoves } from '@touchline/betting'
import type { Db, Executor } from '../../../db/database.ts'
import type { Book } from '../../../feed/book/book.ts'
import type { MessageKey } from '../../../http/messages.ts'
import { queueBet } from '../settlement-queue.ts'
import { findBonus } from '../../bonuses/bonus-repository.ts'
import { readBonusTerms } from '../../bonuses/bonus-terms.ts'
import { refusalOfWaitingBet, type LimitRefusal } from '../../limits/limit-problem.ts'
import { addNotifications } from '../../notifications/add-notifications.ts'
import { readBalance } from '../../wallet/account-repository.ts'
import { postTransaction } from '../../wallet/post-transaction.ts'
import type { Verdict } from '../approval/trader.ts'
import type { StoredBet } from '../bet-repository.ts'
import { lockBet } from '../bet-repository.ts'
import { rejectionNotification } from '../bet-notifications.ts'
import { giveBackBonuses } from '../bonus-uses.ts'
import type { CustomPrice, CustomPricer } from '../custom/custom-pricer.ts'
import type { AskedLeg } from '../placement/find-leg.ts'
import type { Acceptance } from './decide-acceptance.ts'
import { decideAcceptance } from './decide-acceptance.ts'

export type AcceptanceResult = {
  readonly bet: StoredBet
  /** Set when the bet was rejected: the balance with the stake returned. */
  readonly balance: Amount | undefined
}

export type Decision = {
  readonly betId: bigint
  /** The trader's, for a bet that needs one. */
  readonly verdict: Verdict
  readonly now: number
}

type Rejection = {
  readonly reason: MessageKey
  readonly rejectedOdds: readonly (Odds | null)[]
  readonly now: number
}

/**
 * Ends the delay of a bet: it is accepted, or rejected with its stake returned. Whoever calls
 * first decides; later calls find nothing to do.
 * @returns undefined when the bet does not wait any more
 */
export async function acceptBet(
  db: Db,
  book: Book,
  decision: Decision,
  customPricer: CustomPricer,
): Promise<AcceptanceResult | undefined> {
  const decide = (custom?: CustomPrice) => tryToAccept(db, book, decision, custom)
  const decided = await decide()
  if (decided === undefined || 'balance' in decided) return decided
  // Between two transactions: others wait for the connection and the lock of one.
  const priced = await decide(await customPricer(askedLegs(decided.unpriced), decision.now))
  return priced !== undefined && 'balance' in priced ? priced : undefined
}

/** A custom bet whose legs have no price yet is left as it is. */
async function tryToAccept(
  db: Db,
  book: Book,
  { betId, verdict, now }: Decision,
  custom: CustomPrice | undefined,
): Promise<AcceptanceResult | { readonly unpriced: StoredBet } | undefined> {
  return db.transaction().execute(async (trx) => {
    const bet = await lockBet(trx, betId)
    if (bet?.status !== 'submitted') return undefined
    if (!verdict.approved) {
      return reject(trx, bet, { reason: verdict.reason, rejectedOdds: [], now })
    }
    if (bet.type === 'custom_bet' && custom === undefined) return { unpriced: bet }
    const freebet = await freebetOf(trx, bet)
    const acceptance = decideAcceptance(book, bet, now, { custom, freebet })
    if (!acceptance.accepted) {
      const { reason, rejectedOdds } = acceptance
      return reject(trx, bet, { reason: reason.messageKey, rejectedOdds, now })
    }
    const refusal = await refusalOfWaitingBet(trx, bet.id, new Date(now))
    if (refusal === null) return accept(trx, bet, acceptance)
    return reject(trx, bet, { reason: reasonOf(refusal), rejectedOdds: [], now })
  })
}

/** What a player has decided since the bet was placed. */
const reasonOf = ({ type }: LimitRefusal): MessageKey =>
  EXCLUSION_TYPES.some((exclusion) => exclusion === type)
    ? 'error.place_bets.break_begun'
    : 'error.place_bets.limit_lowered'

/** Its terms as the bet was placed on them. */
async function freebetOf(trx: Executor, bet: StoredBet): Promise<FreebetBonus | undefined> {
  if (bet.freebet_mode === null || bet.bonus_id === null) return undefined
  const row = await findBonus(trx, bet.bonus_id)
  const [terms] = await readBonusTerms(trx, [row])
  return terms?.bonus.type === 'freebet' ? terms.bonus : undefined
}

function askedLegs({ selections }: StoredBet): AskedLeg[] {
  return selections.map((row) => ({
    matchId: row.match_id,
    marketId: row.market_id,
    specifier: row.specifier,
    outcomeId: row.outcome_id,
  }))
}

async function accept(
  trx: Executor,
  bet: StoredBet,
  decision: Extract<Acceptance, { accepted: true }>,
): Promise<AcceptanceResult> {
  const figures = {
    odds: decision.odds,
    potential_win: decision.potentialWin,
    bonus_odds: decision.bonusOdds,
  }
  await trx
    .updateTable('bets')
    .set({ status: 'waiting_results', ...figures })
    .where('id', '=', bet.id)
    .execute()
  const selections = bet.selections.map((selection, index) => ({
    ...selection,
    odds: decision.legOdds[index] ?? selection.odds,
  }))
  for (const [index, selection] of selections.entries()) {
    if (selection.odds === bet.selections[index]?.odds) continue
    await trx
      .updateTable('bet_selections')
      .set({ odds: selection.odds })
      .where('bet_id', '=', bet.id)
      .where('position', '=', selection.position)
      .execute()
  }
  // A result may have come while the bet waited; settlement passed it over then.
  if (selections.some(({ result }) => result !== null)) await queueBet(trx, bet.id)
  return {
    bet: { ...bet, ...figures, status: 'waiting_results', selections },
    balance: undefined,
  }
}

async function reject(
  trx: Executor,
  bet: StoredBet,
  { reason, rejectedOdds, now }: Rejection,
): Promise<AcceptanceResult> {
  const rejection = { status: 'rejected', rejection_key: reason } as const
  await trx.updateTable('bets').set(rejection).where('id', '=', bet.id).execute()
  const selections = bet.selections.map((selection, index) => ({
    ...selection,
    rejected_odds: rejectedOdds[index] ?? null,
  }))
  for (const { position, rejected_odds } of selections) {
    if (rejected_odds === null) continue
    await trx
      .updateTable('bet_selections')
      .set({ rejected_odds })
      .where('bet_id', '=', bet.id)
      .where('position', '=', position)
      .execute()
  }
  await postTransaction(trx, {
    kind: 'rejection',
    cause: String(bet.id),
    playerId: bet.player_id,
    currency: bet.currency,
    entries:
      bet.freebet_mode === null ? rejectionMoves(bet.stake) : freebetMoves(bet.stake, NO_AMOUNT),
  })
  await giveBackBonuses(trx, bet.id, new Date(now))
  await addNotifications(trx, [rejectionNotification({ ...bet, ...rejection })], new Date(now))
  return {
    bet: { ...bet, ...rejection, selections },
    balance: await readBalance(trx, bet.player_id, bet.currency),
  }
}
