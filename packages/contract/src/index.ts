import * as calls from './calls/calls.ts'

export * from './bet-lists.ts'
export * from './calls/bets.ts'
export * from './calls/call.ts'
export { catalogueFilters } from './calls/catalogue.ts'
export { ApiError, type ApiErrorFields, type ApiErrorKind } from './client/api-error.ts'
export {
  createApiClient,
  loadLaterCalls,
  type ApiClient,
  type CallAnswer,
  type CallInput,
  type CallName,
  type ClientOptions,
  type FetchLike,
} from './client/client.ts'
export {
  baseOf,
  dateLocale,
  directionOf,
  intlLocale,
  isLocale,
  LOCALES,
  moneyText,
  scoreText,
  wireLanguage,
  type LocaleCode,
} from '@touchline/i18n'
export {
  MARKET_STATUS,
  MATCH_STATUS,
  OPEN_MATCH_STATUSES,
  OVER_MATCH_STATUSES,
} from '@touchline/betting'
export type { MarketStatus, MatchStatus } from '@touchline/betting'
export { channels, newsChannel } from './push-channels.ts'
export * from './push.ts'
export { isListedHost } from './host-list.ts'
export * from './http-status.ts'
export { canonicalTimeZone, isTimeZone } from './time-zone.ts'
export * from './match-tabs.ts'
export * from './page-names.ts'
export * from './schemas/account-access.ts'
export * from './schemas/code-digits.ts'
export * from './schemas/bets.ts'
export * from './schemas/blocks.ts'
export * from './schemas/bonuses.ts'
export * from './schemas/catalogue.ts'
export * from './schemas/custom-bets.ts'
export * from './schemas/highlights.ts'
export * from './schemas/jackpots.ts'
export * from './schemas/predictions.ts'
export * from './schemas/lotteries.ts'
export * from './schemas/promotions.ts'
export * from './schemas/racing.ts'
export * from './schemas/data-provider.ts'
export * from './schemas/errors.ts'
export * from './schemas/favourites.ts'
export * from './schemas/limits.ts'
export * from './schemas/markets.ts'
export * from './schemas/match-chat.ts'
export * from './schemas/match-info.ts'
export * from './schemas/notifications.ts'
export * from './schemas/odds-history.ts'
export * from './schemas/page-blocks.ts'
export * from './schemas/own-records.ts'
export * from './schemas/paging.ts'
export * from './schemas/payments.ts'
export * from './schemas/transactions.ts'
export * from './schemas/players.ts'
export * from './schemas/primitives.ts'
export * from './schemas/receipts.ts'
export * from './schemas/refusals.ts'
export * from './schemas/search.ts'
export * from './schemas/security.ts'
export * from './schemas/settings.ts'
export * from './schemas/sharing.ts'
export * from './schemas/site.ts'
export * from './schemas/site-view.ts'
export * from './schemas/written.ts'
export { decode, encode, handOver, type DecodeResult } from './wire/codec.ts'
export { decodeRequest, type FieldFault } from './wire/request-faults.ts'
export { encodeQuery } from './wire/query.ts'

/** Every call of the product with its schemas; clients take their names. */
export { calls }
