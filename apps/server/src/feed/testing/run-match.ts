import { createBook } from '../book/create-book.ts'
import type { Book } from '../book/book.ts'
import type { JointAnswer, JointQuestion } from '../joint-price.ts'
import type { FeedMessage } from '../messages.ts'
import { createMatchRunner } from '../simulator/engine/match-runner.ts'
import { createSimClock } from '../simulator/engine/sim-clock.ts'
import type { MatchModel } from '../simulator/match-model.ts'

const STARTED = Date.UTC(2026, 0, 5, 12)
const KICK_OFF = 7_200_000
const SIDE = { name: 'Side', abbreviation: 'SID' }

/** A match that the simulator plays into a book. */
export type RunningMatch = {
  readonly book: Book
  /** All that was told of it, in its order. */
  readonly messages: readonly FeedMessage[]
  /** Wall clock, milliseconds. */
  readonly now: () => number
  /** The book hears of everything up to second `t` from the kick-off. */
  readonly playTo: (t: number) => void
  readonly isOver: () => boolean
  readonly answerTogether: (question: JointQuestion) => JointAnswer
}

/** @param from the second, counted from the kick-off, at which the match is announced */
export function runMatch(
  model: MatchModel,
  { id, sportKey, from }: { id: string; sportKey: string; from: number },
): RunningMatch {
  const clock = createSimClock(STARTED, 1)
  let t = from
  const now = (): number => clock.wallAt(KICK_OFF + t * 1000)
  const book = createBook(now)
  const runner = createMatchRunner(
    {
      id,
      kickOff: KICK_OFF,
      publishAt: 0,
      facts: {
        sportKey,
        tournamentId: 1,
        home: { id: 1, ...SIDE },
        away: { id: 2, ...SIDE },
        venue: null,
        city: null,
      },
      model: () => model,
    },
    { seed: 'played', provider: 'simulator', clock, marginScale: 1 },
  )
  const messages: FeedMessage[] = []
  const hear = (batch: readonly FeedMessage[]): void => {
    messages.push(...batch)
    book.apply(batch)
  }
  hear([{ kind: 'provider_status', provider: 'simulator', at: now(), status: 'active' }])
  hear(runner.announce(now()))
  return {
    book,
    messages,
    now,
    playTo(second) {
      t = second
      hear(runner.advance(now()))
    },
    isOver: () => runner.isOver(),
    answerTogether: (question) => runner.answerTogether(question, now()),
  }
}
