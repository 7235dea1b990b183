export { parseDecimal } from './exact/decimal.ts'
export type { Rational } from './exact/rational.ts'
export { rational } from './exact/rational.ts'

export type { Money } from './money/money.ts'
export type { Amount } from './money/amount.ts'
export {
  addAmounts,
  amountOf,
  byEuro,
  MAX_AMOUNT,
  negateAmount,
  NO_AMOUNT,
  shareOfAmount,
  subtractAmounts,
  sumAmounts,
  timesAmount,
} from './money/amount.ts'
export type { Currency, Subcurrency } from './money/currency.ts'
export { STAKE_DECIMALS_FIAT, STAKE_DECIMALS_NON_FIAT, subunitDigits } from './money/currency.ts'
export type { NumberSeparators } from './exact/typed-number.ts'
export { readWholeNumber } from './exact/typed-number.ts'
export type { TypedAmount } from './money/read-typed-amount.ts'
export { readTypedAmount } from './money/read-typed-amount.ts'
export { amountToDecimalString } from './money/format-amount.ts'
export { parseAmount } from './money/parse-amount.ts'
export { pickSubcurrency, typingUnit } from './money/subcurrency.ts'
export type { CappedCurrency, CappedStake } from './money/stake-cap.ts'
export { capStake, STAKE_CAP, STAKE_UNCHECKED_UP_TO } from './money/stake-cap.ts'
export { applyBalance, canChangeAccount } from './money/accounts.ts'
export { remainder, shortfall } from './money/shortfall.ts'

export type { Odds, TotalOdds } from './odds/odds.ts'
export { isOdds, ODDS_SCALE, oddsOf, totalOddsOf } from './odds/odds.ts'
export type { OddsFormat } from './odds/odds-format.ts'
export {
  DEFAULT_ODDS_FORMAT,
  normalizeOddsFormat,
  ODDS_FORMATS,
  offeredOddsFormat,
} from './odds/odds-format.ts'
export { fromDecimalOdds, toDecimalOdds } from './odds/convert-odds.ts'
export { readOdds, toOdds } from './odds/read-odds.ts'
export { formatOdds } from './odds/format-odds.ts'
export { combinedOdds, totalOdds } from './odds/combined-odds.ts'
export {
  basisPoints,
  fairOdds,
  fairProbabilities,
  impliedProbability,
  impliedSum,
  overround,
} from './odds/overround.ts'
export type { LineVerdict, VerdictRange } from './settlement/line-verdicts.ts'
export { handicapVerdicts, totalVerdicts } from './settlement/line-verdicts.ts'
export type { CustomQuote, CustomTerms } from './odds/custom-quote.ts'
export { LEAST_CUSTOM_LEGS, quoteCustomBet } from './odds/custom-quote.ts'
export type { DevigMethod } from './odds/devig.ts'
export { devig, DEVIG_METHODS } from './odds/devig.ts'
export type { OddsAcceptMode } from './odds/accept-mode.ts'
export {
  DEFAULT_ODDS_ACCEPT_MODE,
  isOddsChangeFlagged,
  isPriceAcceptable,
  normalizeAcceptMode,
  DROP_CAPS,
  dropCap,
  ODDS_ACCEPT_MODES,
} from './odds/accept-mode.ts'

export type { BetType } from './bets/bet-type.ts'
export { BET_TYPES } from './bets/bet-type.ts'
export type { SystemType } from './bets/system-type.ts'
export {
  defaultSystemTypes,
  MAX_SELECTIONS,
  SMALLEST_SYSTEM,
  sortSystemTypes,
  areBankers,
  lineCount,
  lineStake,
  systemTypesFor,
} from './bets/system-type.ts'
export type { MatchStatus } from './bets/match-status.ts'
export {
  isBettable,
  isMatchOpen,
  isMatchStatus,
  isOver,
  MATCH_STATUS,
  OPEN_MATCH_STATUSES,
  OVER_MATCH_STATUSES,
} from './bets/match-status.ts'
export { SUPER_OVER } from './bets/period-keys.ts'
export type { MarketStatus } from './bets/market-status.ts'
export {
  isMarketGone,
  isMarketOpen,
  isMarketShown,
  isMarketStatus,
  MARKET_STATUS,
} from './bets/market-status.ts'
export type {
  AvailableBonuses,
  BonusStatus,
  BonusType,
  CollectingBonus,
  ComboBoostBonus,
  ComboBoostRange,
  ComboBoostTerms,
  EventPlace,
  FreebetBonus,
  FreebetMode,
  SlipBonus,
  UserBonusStatus,
} from './bets/bonus.ts'
export {
  BONUS_STATUSES,
  BONUS_TYPES,
  FREEBET_MODES,
  NO_BONUSES,
  parseFreebetMode,
  USER_BONUS_STATUSES,
} from './bets/bonus.ts'
export type { BetTerms } from './bets/bet-terms.ts'
export { combinations } from './bets/combinations.ts'
export { symmetricPolynomial, symmetricPolynomialOfRationals } from './bets/symmetric-polynomial.ts'
export type { PotentialWin } from './bets/potential-win.ts'
export { SYSTEM_MAX_WIN_FACTOR } from './bets/max-win-factor.ts'
export type { CurrencyLimits } from './bets/max-stake.ts'
export { bettablePart, legConflicts, offeredBets, ordinaryLegs } from './slip/composition.ts'
export type { FullCover, FullCoverName } from './slip/full-cover.ts'
export { commonLineStake, fullCovers, stakedCover, stakeOfLines } from './slip/full-cover.ts'
export type { ChangeEffect, BetFigures, SlipSummary } from './slip/summary.ts'
export { betFigures, changeEffect, slipSummary } from './slip/summary.ts'
export { LONG_SHOT_STAKES, maxStakeOf, withinLimits } from './bets/max-stake.ts'
export { potentialWin, stakeForWin } from './bets/potential-win.ts'
export type { SystemLine } from './bets/system-lines.ts'
export { systemLines, systemLinesFrom } from './bets/system-lines.ts'
export type { SystemReturn } from './bets/system-returns.ts'
export { systemReturns, winWithout } from './bets/system-returns.ts'
export { totalStake } from './bets/total-stake.ts'

export type { SelectionKey } from './slip/selection-id.ts'
export { isSameMarket, parseSelectionId, selectionId } from './slip/selection-id.ts'
export type { EventSpan } from './slip/event-span.ts'
export { isMatchOfSeason } from './slip/event-span.ts'
export type { SelectionInput, SelectionType, SlipSelection } from './slip/selection.ts'
export { createSelection, SELECTION_TYPES } from './slip/selection.ts'
export type { BetCurrency, SlipBet, StakeSource } from './slip/slip-bet.ts'
export {
  betKey,
  betsToPlace,
  bonusSubject,
  createBet,
  isFreebet,
  linesOf,
  slipBetTerms,
  slipSystem,
  STAKE_SOURCES,
} from './slip/slip-bet.ts'
export type { SlipError, SlipState, TicketState } from './slip/slip-state.ts'
export { createSlip, isCoded, TICKET_STATES } from './slip/slip-state.ts'
export type { SlipRules } from './slip/slip-rules.ts'
export { DEFAULT_SLIP_RULES } from './slip/slip-rules.ts'
export type { FeedEvent, MarketUpdate } from './slip/live-updates.ts'
export type { SlipEvent } from './slip/reduce-slip.ts'
export type { Blocker, BlockerCode, PlacementContext } from './slip/blockers.ts'
export { BLOCKER_CODES, slipBlockers } from './slip/blockers.ts'
export type { SelectionRefusal } from './slip/compose-slip.ts'
export { selectionRefusal } from './slip/compose-slip.ts'
export type { TypeRefusal } from './slip/type-change.ts'
export { typeRefusal } from './slip/type-change.ts'
export { reduceSlip } from './slip/reduce-slip.ts'
export type { PlacementBet, PlacementSelection } from './slip/placement.ts'
export { toPlacementBet, toPlacementBets } from './slip/placement.ts'
export type { PersistedSlip } from './slip/persist.ts'
export { persistSlip, parsePersistedSlip } from './slip/persist.ts'
export type { BonusMismatch, BonusSubject, LegMismatch } from './bets/bonus-conditions.ts'
export {
  activeRangeIndex,
  BONUS_MISMATCHES,
  bonusMismatch,
  freebetOddsMismatch,
  LEG_MISMATCHES,
  legMismatches,
  suitableSelections,
} from './bets/bonus-conditions.ts'
export { AUTOMATIC_BONUSES, automaticBonus } from './bets/automatic-bonus.ts'
export type { BonusAdvice, BonusChoice, NextBoost } from './bonuses/bonus-advice.ts'
export { adviseBonus } from './bonuses/bonus-advice.ts'
export type { PointsRule } from './bonuses/points.ts'
export { farmedPoints } from './bonuses/points.ts'

export type { BetTotals } from './my-bets/bet-totals.ts'
export { betTotals } from './my-bets/bet-totals.ts'
export type { BetStatus, SettlementResult } from './my-bets/bet-status.ts'
export {
  BET_STATUSES,
  isNoWin,
  OPEN_BET_STATUSES,
  parseBetStatus,
  SETTLED_BET_STATUSES,
  UNACCEPTED_BET_STATUSES,
  SETTLEMENT_RESULTS,
} from './my-bets/bet-status.ts'
export type { PlacedBet, PlacedBonus, PlacedSelection } from './my-bets/placed-bet.ts'
export type { BetResultFilter, BetStateFilter } from './my-bets/filter-bets.ts'
export {
  BET_RESULT_FILTERS,
  BET_STATE_FILTERS,
  filterBets,
  matchesResult,
  matchesState,
} from './my-bets/filter-bets.ts'
export type { BetSort, BetSortKey, SortDirection } from './my-bets/sort-bets.ts'
export { BET_SORT_KEYS, DEFAULT_BET_SORT, sortBets } from './my-bets/sort-bets.ts'
export type { EquationBet, PlacedLine, SettlementEquation } from './my-bets/settlement-equation.ts'
export { placedLines, ruleFourCut, settlementEquation } from './my-bets/settlement-equation.ts'
export type { ScoreUnit } from './leg-progress/counted-score.ts'
export type { MatchFacts, MatchTally } from './leg-progress/match-facts.ts'
export type { LegDistance } from './leg-progress/score-distance.ts'
export type { LegOutcome } from './leg-progress/score-progress.ts'
export { legProgress } from './leg-progress/leg-progress.ts'
export { isCashOutNews } from './cash-out/cash-out-news.ts'

export type { QuickBetState } from './quick-bet/quick-bet-state.ts'
export {
  createQuickBet,
  isForQuickBet,
  isQuickBetFor,
  quickStake,
} from './quick-bet/quick-bet-state.ts'
export type { QuickBetEvent } from './quick-bet/reduce-quick-bet.ts'
export { quickBetBlockers, reduceQuickBet } from './quick-bet/reduce-quick-bet.ts'

export type { PlaceTerms } from './racing/place-terms.ts'
export type { RaceTerms } from './racing/race-terms.ts'
export { hasStartingPrice, RACE_MARKETS, raceTermsOf } from './racing/race-terms.ts'
export {
  eachWayHalves,
  eachWayOdds,
  eachWayPrices,
  placeOdds,
  placeTerms,
} from './racing/place-terms.ts'
export { deductionFor, totalDeduction } from './racing/rule-four.ts'
export type { RaceReturn, Share } from './racing/race-return.ts'
export { isShared, paidStartingPrice } from './racing/race-return.ts'
export type { Placing, RaceMarket } from './racing/runner-result.ts'
export { runnerResult } from './racing/runner-result.ts'
export type { LotteryGame } from './lotteries/lottery.ts'
export {
  countMatched,
  LOTTERY_MARKET,
  prizeShare,
  readNumbers,
  ticketStakes,
  ticketsThatMatch,
  topMultiple,
  writeNumbers,
} from './lotteries/lottery.ts'
export type { LegResult } from './settlement/leg-result.ts'
export {
  deadHeatOf,
  FACTOR_SCALE,
  HALF_LOST,
  HALF_WON,
  isDecided,
  legFactor,
  LOST,
  UNDECIDED,
  VOID,
  WON,
} from './settlement/leg-result.ts'
export type { BetSettlement, LegCounts, SettlementBet } from './settlement/settled-bet.ts'
export { cancelBet, settleBet } from './settlement/settle-bet.ts'
export type { Score } from './settlement/markets/score.ts'
export { settleOutcome } from './settlement/markets/settle-outcome.ts'
export { specifierValue } from './settlement/markets/specifier.ts'
export { correctScoreId } from './settlement/markets/correct-scores.ts'

export type { CashOutQuery, CustomBetChances, LegPrice } from './cash-out/cash-out-value.ts'
export { cashOutValue, MARGIN_SCALE } from './cash-out/cash-out-value.ts'
export type { ToldChances } from './cash-out/cash-out-offer.ts'
export {
  cashOutOffer,
  exactChance,
  isOfferAgreed,
  leastOffer,
  openLegPrice,
} from './cash-out/cash-out-offer.ts'

export type { CorrectedAccount, JackpotAccount, LedgerAccount, LedgerMove } from './ledger/moves.ts'
export { csvRow } from './ledger/csv.ts'
export { statementCsv, type StatementCurrency, type StatementLine } from './ledger/statement.ts'
export {
  bonusMoves,
  correctionMoves,
  creditMoves,
  depositMoves,
  jackpotWinMoves,
  lessOwed,
  payoutMoves,
  refundMoves,
  refundReturnMoves,
  rejectionMoves,
  reopeningMoves,
  freebetMoves,
  settlementMoves,
  withdrawalMoves,
  withdrawalReturnMoves,
} from './ledger/moves.ts'
export type { AmountFault, NeededDeposit, PaymentTerms } from './payments/payment-terms.ts'
export {
  amountFault,
  depositTotal,
  neededDeposit,
  paymentFee,
  withdrawalNet,
} from './payments/payment-terms.ts'
export type { PaymentKind, PaymentStatus, PaymentStep } from './payments/payment-status.ts'
export {
  isPaymentOpen,
  OPEN_PAYMENT_STATUSES,
  PAYMENT_STATUSES,
  paymentStep,
} from './payments/payment-status.ts'
export type { PaidIn } from './payments/withdrawable.ts'
export { refundParts, withdrawable } from './payments/withdrawable.ts'

export type {
  Confirmable,
  Limit,
  LimitPeriod,
  LimitStatus,
  LimitType,
  UsedLimit,
  Worth,
} from './limits/limits.ts'
export {
  CONFIRMABLE_FOR_MS,
  confirmableAt,
  confirmationTimes,
  hasPeriod,
  isExclusion,
  isHolding,
  isLoosening,
  isMoneyLimit,
  MOST_LIMIT_MINUTES,
  leftOf,
  LIMIT_PERIODS,
  LIMIT_STATUSES,
  LIMIT_TYPES,
  CHOSEN_LIMIT_TYPES,
  EXCLUSION_TYPES,
  LOOSENING_WAIT_MS,
  periodAt,
  tightest,
} from './limits/limits.ts'
export type { HeldRails, OwnLimits } from './limits/own-limits.ts'
export { heldAt, NO_HELD_RAILS, NO_OWN_LIMITS } from './limits/own-limits.ts'
export type { Room, StakeRoom } from './limits/stake-room.ts'
export { ENDLESS_ROOM, isNearLimit, roomFor, stakeRoom } from './limits/stake-room.ts'
export type { GuardRails, LossPause, QuietHours } from './limits/guard-rails.ts'
export { isLooser, NO_RAILS, stricterParts } from './limits/guard-rails.ts'
export type { JackpotRules, LevelTerms, PoolMicros, TicketDrawn } from './jackpots/jackpot-pool.ts'
export {
  DRAW_NUMBERS,
  contributionOf,
  drawTicket,
  greatestTicket,
  leastMustDrop,
  poolAmount,
  refusedByJackpot,
  seededPool,
  stakeMicros,
} from './jackpots/jackpot-pool.ts'
