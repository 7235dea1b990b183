import { channels as names, encodePushEvent } from '@touchline/contract'
import type { Book } from '../feed/book/book.ts'
import { furtherMarketIds } from '../modules/catalogue/top-markets.ts'
import { wholeState } from '../modules/live-updates/whole-state.ts'
import type { Publisher } from '../realtime/publisher.ts'
import { LOCALES } from '../settings/locales.ts'

/** @param ids the matches to tell of on a channel of several; all when absent */
export function publishWholeState(
  publisher: Publisher,
  book: Book,
  channels: Iterable<string>,
  ids?: readonly string[],
): void {
  for (const channel of channels) {
    for (const event of wholeState(book, channel, ids)) {
      void publisher.publish(channel, encodePushEvent(event))
    }
  }
}

/** Says these matches again in every place that tells of them. */
export function publishMatches(publisher: Publisher, book: Book, ids: readonly string[]): void {
  if (ids.length === 0) return
  const further = furtherMarketIds(book)
  const concerned = LOCALES.flatMap(({ code }) => [
    names.updates(code),
    ...[...further].map((id) => names.market(code, id)),
    ...ids.map((id) => names.match(code, id)),
  ])
  const wanted = concerned.filter((channel) => publisher.isWanted?.(channel) ?? true)
  publishWholeState(publisher, book, wanted, ids)
}
