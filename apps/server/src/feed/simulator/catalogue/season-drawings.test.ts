import { describe, expect, test } from 'vitest'
import { priceLine } from '../../pricing/price-line.ts'
import { randomOf } from '../../random.ts'
import { modelFor } from './models.ts'
import { seasonDrawing } from './season-drawings.ts'
import { SPORTS } from './sports.ts'

const DRAWS = 4000
/** What the draws may be away from the price: their own scatter, and what a fit leaves. */
const NEAR = 0.06
const WINNER_WITH_OVERTIME = 406

/** Two sides of random strength, and what the match between them is priced at. */
const sample = (sportKey: string, wanted: number, number: number) => {
  const random = randomOf('season', sportKey, number)
  const side = (id: number) => ({ id, attack: random() * 1.4 - 0.7, defence: random() * 1.4 - 0.7 })
  const [home, away] = [side(1), side(2)]
  const options = { seed: 'season', matchId: `${number}`, suspension: 0 }
  const model = modelFor(sportKey)(home, away, false)(options)
  const line = model.lines.find(({ marketId }) => marketId === wanted)
  const table = model.tables(0).get(line?.scope ?? '')
  if (line === undefined || table === undefined) throw new Error(`${sportKey} has no main market`)
  const { fair } = priceLine(line, table)
  return { home, away, homeWins: fair[0] ?? 0, awayWins: fair.at(-1) ?? 0 }
}

describe('matches that are still to be played', () => {
  // The table counts who wins in the end, the main market of hockey sixty minutes.
  const marketOf = (key: string, mainMarketId: number) =>
    key === 'ice-hockey' ? WINNER_WITH_OVERTIME : mainMarketId

  test.each(SPORTS.map(({ key, mainMarketId }) => [key, marketOf(key, mainMarketId)] as const))(
    '[DATA-06] of %s end as often as the prices of the match say',
    (sportKey, marketId) => {
      for (let number = 0; number < 4; number++) {
        const { home, away, homeWins, awayWins } = sample(sportKey, marketId, number)
        const draw = seasonDrawing(sportKey, home, away)
        const random = randomOf('draws', sportKey, number)
        const scores = Array.from({ length: DRAWS }, () => draw(random))
        const share = (won: (own: number, other: number) => boolean): number =>
          scores.filter(([own, other]) => won(own, other)).length / DRAWS
        expect(Math.abs(share((own, other) => own > other) - homeWins)).toBeLessThan(NEAR)
        expect(Math.abs(share((own, other) => own < other) - awayWins)).toBeLessThan(NEAR)
      }
    },
  )
})
