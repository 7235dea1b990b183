import { channels as names, encodePushEvent } from '@touchline/contract'
import type { Book } from '../feed/book/book.ts'
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
  const concerned = LOCALES.flatMap(({ code }) => [
    names.updates(code),
    ...ids.map((id) => names.match(code, id)),
  ])
  publishWholeState(publisher, book, concerned, ids)
}
