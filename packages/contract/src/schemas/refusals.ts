import { BET_ERROR } from './errors.ts'

/**
 * The code of every refusal by a rule (409 and 422), by the key of its message: what a client can
 * tell apart without reading a text. A code once given never means anything else.
 */
export const REFUSAL_CODES = {
  'error.place_bets.invalid_odds': BET_ERROR.invalidOdds,
  'error.place_bets.invalid_odds_custom_bet': BET_ERROR.invalidCustomOdds,
  'error.place_bets.selection_not_available': BET_ERROR.selectionNotAvailable,
  'error.place_bets.selection_suspended': BET_ERROR.selectionNotAvailable,
  'error.place_bets.selection_stale': BET_ERROR.selectionStale,
  'error.place_bets.same_market': BET_ERROR.conflict,
  'error.place_bets.same_match': BET_ERROR.conflict,
  'error.place_bets.stake_too_low': BET_ERROR.stakeTooLow,
  'error.place_bets.stake_too_high': BET_ERROR.stakeTooHigh,
  'error.place_bets.not_approved': BET_ERROR.stakeTooHigh,
  'error.place_bets.balance_too_low': BET_ERROR.balanceTooLow,
  'error.place_bets.no_account': BET_ERROR.balanceTooLow,
  'error.place_bets.reference_reused': BET_ERROR.referenceReused,
  'error.place_bets.reference_closed': BET_ERROR.placementClosed,
  'error.place_bets.too_many_selections': BET_ERROR.tooManySelections,
  'error.potential_win.equal_or_less': BET_ERROR.potentialWinTooLow,
  'error.cashout.changed': BET_ERROR.cashOutChanged,
  'error.cashout.suspended': BET_ERROR.cashOutSuspended,
  'error.cashout.closed': BET_ERROR.cashOutClosed,
  'error.custom_bet.too_few': BET_ERROR.conflict,
  'error.custom_bet.other_match': BET_ERROR.conflict,
  'error.custom_bet.same_market': BET_ERROR.conflict,
  'error.custom_bet.apart': BET_ERROR.conflict,
  'error.custom_bet.impossible': BET_ERROR.conflict,
  'error.custom_bet.implied': BET_ERROR.conflict,
  'error.custom_bet.not_offered': BET_ERROR.selectionNotAvailable,
  'error.custom_bet.not_in_time': BET_ERROR.invalidCustomOdds,
  'error.custom_bet.no_price': BET_ERROR.invalidCustomOdds,
  'error.place_bets.custom_bet_unavailable': BET_ERROR.invalidCustomOdds,
  'error.place_bets.bonus_unavailable': 150,
  'error.place_bets.wrong_type': 151,
  'error.place_bets.system_unknown': 152,
  'error.place_bets.mixed_currencies': 153,
  'error.place_bets.custom_odds_not_custom': 154,
  'error.account.currency_not_offered': 155,
  'error.settings.stakes': 156,
  'error.locale.not_offered': 157,
  'error.share.nothing_known': 158,
  'error.receipts.not_accepted': 159,
  'error.chat.words': 170,
  'error.chat.links': 171,
  'error.chat.closed': 172,
  'error.auth.email_taken': 180,
  'error.auth.link_invalid': 181,
  'error.phone.missing': 182,
  'error.phone.wrong_code': 183,
  'error.phone.code_expired': 184,
} as const

/** A message that says which rule refuses. */
export type RefusalKey = keyof typeof REFUSAL_CODES
