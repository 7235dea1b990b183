import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { expect, it, vi } from 'vitest'
import { createBook } from '../../../feed/book/create-book.ts'
import type { JointAnswer, JointQuestion } from '../../../feed/joint-price.ts'
import { createTestReporter } from '../../../reporting/testing/test-reporter.ts'
import { chance } from '../../testing/chances.ts'
import { storedSingle } from '../../testing/stored-placement.ts'
import { world } from '../../testing/world.ts'
import { placedBets } from '../placement/placed-bets.ts'
import { createCustomChances } from './custom-chances.ts'
import type { QuotedBet } from './quote-bet.ts'

const NOW = 1_000_000

const worth = (win: number, refund = 0): JointAnswer => ({ kind: 'worth', win, refund })

/** A custom bet on three outcomes of match 1; the first of them may have been decided. */
function customBet(firstResult: 1 | null = null): QuotedBet {
  const answer = { bet_ids: [1n], balance: NO_AMOUNT, created_at: new Date(0) }
  const [bet] = placedBets(storedSingle(7, amountOf(1000n)), { outcome: 'placed', ...answer })
  const [leg] = bet?.selections ?? []
  if (bet === undefined || leg === undefined) throw new Error('There is no bet')
  const selections = [1, 18, 29].map((marketId, position) => ({
    ...leg,
    position,
    market_id: marketId,
    ...(position === 0 && firstResult !== null
      ? { result: firstResult, void_factor: 0, dead_heat_factor: 1_000_000 }
      : {}),
  }))
  return { ...bet, type: 'custom_bet', selections }
}

function open(...answers: readonly JointAnswer[]) {
  const book = createBook(() => NOW)
  book.apply(world(NOW))
  const left = [...answers]
  const joint = vi.fn(async (_: JointQuestion) => left.shift() ?? worth(0.1))
  const chances = createCustomChances({ book, joint, reporter: createTestReporter() })
  const askedMarkets = () =>
    joint.mock.calls.map(([{ selections }]) => selections.map(({ marketId }) => marketId))
  return { book, joint, chances, askedMarkets }
}

it('knows a chance as long as the match stands still', async () => {
  const { book, joint, chances } = open(worth(0.2), worth(0.3))
  const bet = customBet()
  expect(chances.of(bet)).toBeUndefined()
  await chances.refresh([bet, { ...bet, id: 2n }])
  await chances.refresh([bet])
  expect(chances.of(bet)?.win).toBe(0.2)
  expect(joint).toHaveBeenCalledOnce()
  book.apply([chance('1', NOW, 0.5)])
  expect(chances.of(bet)).toBeUndefined()
  expect(chances.isCurrent(bet)).toBe(false)
  await chances.refresh([bet])
  expect(chances.of(bet)?.win).toBe(0.3)
})

it('asks what the legs that are open are worth, and for no price', async () => {
  const { joint, chances, askedMarkets } = open(worth(0.6, 0.1))
  const bet = customBet(1)
  await chances.refresh([bet])
  expect(askedMarkets()).toEqual([[18, 29]])
  expect(joint.mock.calls[0]?.[0].asks).toBe('worth')
  expect(chances.of(bet)).toMatchObject({ win: 0.6, refund: 0.1 })
})

it('has none where the model has none, and asks nothing about other bets', async () => {
  const { joint, chances } = open({ kind: 'unavailable', selections: [0] })
  const bet = customBet()
  const combo: QuotedBet = { ...bet, type: 'combo' }
  await chances.refresh([combo])
  expect(joint).not.toHaveBeenCalled()
  await chances.refresh([bet])
  expect(chances.of(bet)).toBeUndefined()
  expect(chances.isCurrent(bet)).toBe(true)
})

it('reports a model that does not answer, and asks again', async () => {
  const report = vi.fn()
  const book = createBook(() => NOW)
  book.apply(world(NOW))
  const joint = vi.fn(async () => worth(0.2)).mockRejectedValueOnce(new Error('away'))
  const chances = createCustomChances({ book, joint, reporter: { report } })
  const bet = customBet()
  await chances.refresh([bet])
  expect(report).toHaveBeenCalledOnce()
  expect(chances.of(bet)).toBeUndefined()
  await chances.refresh([bet])
  expect(chances.of(bet)?.win).toBe(0.2)
})
