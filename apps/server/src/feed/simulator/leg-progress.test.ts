import { legProgress, type LegOutcome } from '@touchline/betting'
import { expect, test } from 'vitest'

import type { SettledOutcome } from '../messages.ts'
import { settleLines } from '../pricing/settle.ts'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import type { MatchModel } from './match-model.ts'

const standingAt = (sportKey: string, model: MatchModel, t: number) => {
  const { score, periodScores, clock, stats, tally } = model.moment(t)
  const time =
    clock === null ? null : { stopped: clock.stopped, remainingTime: clock.remainingTime ?? null }
  const facts = { totalScore: score, periodScores, clock: time, tally: tally?.() }
  const redCards = stats()['red_cards'] ?? null
  return (leg: LegOutcome) => legProgress(sportKey, leg, { ...facts, redCards })?.kind ?? null
}

const isWon = ({ result, voidFactor }: SettledOutcome): boolean => result === 1 && voidFactor === 0

/** Football has most kinds of markets; where points are many, so are the lines: some will do. */
const thorough = { samples: 3, stride: 1 }
const some = { samples: 2, stride: 7 }

/** Legs on every outcome of a match that was not void in the end. */
const legsOf = (model: MatchModel, stride: number) =>
  settleLines(model.lines, model.facts(model.duration))
    .filter((_, index) => index % stride === 0)
    .flatMap((market) =>
      market.outcomes
        .filter(({ voidFactor }) => voidFactor !== 1)
        .map((outcome) => ({ ...market, outcomeId: outcome.id, isWon: isWon(outcome) })),
    )

test.each(LIVE_SPORTS)(
  '[MYB-01] words on legs of %s agree with how markets end and promise nothing else',
  (sportKey) => {
    const spoken = new Set<number>()
    const wrong: string[] = []
    const { samples, stride } = sportKey === 'soccer' ? thorough : some
    for (let number = 0; number < samples; number++) {
      const model = sampleMatch(sportKey, 800 + number)
      const at = (share: number) => standingAt(sportKey, model, share * model.duration)
      const [early, middle, late, atEnd] = [at(0.1), at(0.45), at(0.8), at(1)]
      for (const leg of legsOf(model, stride)) {
        const end = atEnd(leg)
        const name = `${number}: ${leg.marketId} ${leg.specifier} ${leg.outcomeId}`
        if (end !== null) {
          spoken.add(leg.marketId)
          if ((end === 'safe' || end === 'holds') !== leg.isWon) wrong.push(`${name} is ${end}`)
        }
        const before = [early(leg), middle(leg), late(leg)]
        if (before.includes(leg.isWon ? 'gone' : 'safe')) wrong.push(`${name} was ${before.join()}`)
      }
    }
    expect(wrong).toEqual([])
    expect(spoken.size).toBeGreaterThanOrEqual(sportKey === 'soccer' ? 120 : 1)
  },
)
