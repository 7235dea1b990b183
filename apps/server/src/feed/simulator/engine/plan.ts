import type { LocalText } from '../../../texts/local-text.ts'
import type { CatalogueMessage, Competitor, FixtureMessage } from '../../messages.ts'
import type { MatchModel, ModelOptions } from '../match-model.ts'
import type { RaceDraw } from '../racing/race-draw.ts'

/** One fixture with the way to draw and price it. Times are simulated milliseconds. */
export type MatchPlan = {
  id: string
  kickOff: number
  /** When the fixture is published. */
  publishAt: number
  facts: Pick<FixtureMessage, 'sportKey' | 'tournamentId' | 'home' | 'away' | 'venue' | 'city'>
  /** The event is no match: betting on its end closes at the kick-off. */
  readonly outright?: {
    name: LocalText
    competitors: readonly Competitor[]
    /** Simulated milliseconds. */
    begins: number
    ends: number
  }
  /** Set for a race: its draw takes the model's place. */
  race?: () => RaceDraw
  /** Null for a match that will not be played: it is announced and then cancelled. */
  model: ((options: ModelOptions) => MatchModel) | null
}

/** Where matches come from: drawn without end, or read from a file. */
export type Schedule = {
  catalogue: CatalogueMessage
  /** Plans of matches that kick off after `from` and are published by `until`. */
  plans(from: number, until: number): readonly MatchPlan[]
}
