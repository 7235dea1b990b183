import type { Feed, FeedSink } from '../feed.ts'
import type { FeedMessage } from '../messages.ts'

/** A feed that runs; what it says is kept until somebody takes it. */
export type OpenedFeed = {
  /**
   * Resolves once the feed has announced every match.
   * @throws what became of its start
   */
  readonly ready: Promise<void>
  /** Hands over what was kept, then everything as it comes. */
  take(sink: FeedSink): void
  stop(): Promise<void>
}

export function openFeed(feed: Feed): OpenedFeed {
  const kept: (readonly FeedMessage[])[] = []
  let sink: FeedSink = (messages) => void kept.push(messages)
  const ready = feed.start((messages) => sink(messages))
  // Whoever waits for it hears of a failure; nobody may.
  ready.catch(() => undefined)
  return {
    ready,
    take(into) {
      sink = into
      for (const messages of kept.splice(0)) into(messages)
    },
    stop: () => feed.stop(),
  }
}
