import type { Book } from '../feed/book/book.ts'
import type { Feed } from '../feed/feed.ts'
import { withoutModel } from '../feed/joint-price.ts'
import type { JointPricer } from '../feed/joint-price.ts'

/** Fills the book and keeps it moving. */
export type BookSource = {
  /** @throws when the feed of this process cannot start; the message says why */
  start(): Promise<void>
  /** Resolves once the book holds every match. */
  readonly filled: Promise<void>
  /** The chance of several outcomes of a match together, from the feed's own model. */
  readonly priceTogether: JointPricer
  stop(): Promise<void>
}

/** A feed in this process alone. */
export function ownFeed(book: Book, feed: Feed): BookSource {
  const { promise: filled, resolve: fill } = Promise.withResolvers<void>()
  return {
    filled,
    async start() {
      await feed.start((messages) => book.apply(messages))
      fill()
    },
    priceTogether: feed.priceTogether ?? withoutModel,
    stop: () => feed.stop(),
  }
}
