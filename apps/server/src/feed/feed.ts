import type { JointPricer } from './joint-price.ts'
import type { FeedMessage } from './messages.ts'

/** Takes messages in order; a batch is applied before the next one is handed over. */
export type FeedSink = (messages: readonly FeedMessage[]) => void

/**
 * The outside world: matches, prices, results. Simulated, read from a file, or a real provider.
 *
 * `start` resolves once the catalogue, every fixture, and the prices of all live and the soonest
 * other matches have been handed to the sink (the other prices follow within seconds); it rejects with an Error whose message names the cause (for a file: the line and the reason).
 * The first prices of a match after a start are complete: what they leave out is not on offer.
 * Messages may be repeated after a restart, so a sink must be idempotent.
 * After `stop` has resolved the sink is not called again.
 */
export type Feed = {
  start(sink: FeedSink): Promise<void>
  /** Makes a later `start` quick; says nothing. `stop` takes it back. */
  prepare?(): Promise<void>
  stop(): Promise<void>
  /** Absent where the source has no model of its matches: its markets have no custom bet groups. */
  priceTogether?: JointPricer
}
