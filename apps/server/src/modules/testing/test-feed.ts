import { refuseInTransaction } from '../../db/testing/one-connection.ts'
import type { JointAnswer } from '../../feed/joint-price.ts'
import type { Feed, FeedSink } from '../../feed/feed.ts'
import type { FeedMessage } from '../../feed/messages.ts'

export type TestFeed = Feed & {
  /** Hands messages over as a provider would. */
  send(...messages: FeedMessage[]): void
  /** What its model says about several outcomes together from now on; null: nothing at all. */
  answerTogether(answer: JointAnswer | null): void
}

/** The outside world in the hands of a test. */
export function createTestFeed(first: readonly FeedMessage[]): TestFeed {
  let sink: FeedSink | undefined
  let together: JointAnswer | null = { kind: 'priced', probability: 0.25 }
  return {
    async start(into) {
      sink = into
      into(first)
    },
    async stop() {
      sink = undefined
    },
    send: (...messages) => sink?.(messages),
    answerTogether(answer) {
      together = answer
    },
    async priceTogether({ asks }) {
      refuseInTransaction('the feed is asked: it may take seconds to answer')
      if (together === null) throw new Error('The feed does not answer')
      return asks === 'worth' && together.kind === 'priced'
        ? { kind: 'worth', win: together.probability, refund: 0 }
        : together
    },
  }
}
