import { amountOf, oddsOf } from '@touchline/betting'
import type { BonusesOfBet, HeldBonus } from '@touchline/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { aComboBoost, aFreebet, bonusesOfBet, cup } from '../../testing/bonuses.ts'
import { refusal } from '../../testing/fake-api.ts'
import { otherMatch, pick, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const GONE = 'This bonus is not available any more.'
const [one, two] = [otherMatch('100'), otherMatch('101')]

function held(bonus: HeldBonus['bonus'], change: Partial<HeldBonus> = {}): HeldBonus {
  return { bonus, mismatch: null, legs: [null, null], ...change }
}

async function begun(answer: Partial<BonusesOfBet['bonuses']>, matches = [one, two]) {
  const kit = slipKit({
    matches,
    settings: { multiSingleAvailability: { simulator: true } },
    answers: {
      listSlipBonuses: ({ body }) => ({
        data: (body?.bets ?? []).map(() => bonusesOfBet(answer)),
      }),
      placeBets: () => Promise.reject(refusal(422, { localizedMessage: GONE })),
    },
  })
  await kit.start(true)
  for (const match of matches) kit.slip.dispatch({ type: 'toggle', picked: pick(match) })
  await settle()
  await vi.advanceTimersByTimeAsync(400)
  const bet = (key: string) =>
    kit.slip.getState().slip.bets.find((each) => each.betType === key) ??
    kit.slip.getState().slip.bets.find(({ selections }) => selections[0]?.id === key)
  return { ...kit, bet }
}

/** A staked single with this bonus. */
async function begunWith(bonus: HeldBonus['bonus'] & { type: 'tournament' }) {
  const answers: Partial<BonusesOfBet['bonuses']> = { tournament: [held(bonus)] }
  const kit = await begun(answers, [one])
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1_000n) })
  expect(kit.bet('single')?.bonus).toMatchObject({ id: bonus.id })
  return {
    ...kit,
    answer: ({ tournament = [] }: typeof answers) => Object.assign(answers, { tournament }),
  }
}

test('[BON-15] [SLIP-12] a slip that stands still is asked about once, with every bet it could be', async () => {
  const kit = await begun({})
  const asked = kit.sentTo('listSlipBonuses')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.input?.body).toMatchObject({
    currency: 'EUR',
    bets: [
      { selections: [{ matchId: '100' }] },
      { selections: [{ matchId: '101' }] },
      { selections: [{ matchId: '100' }, { matchId: '101' }] },
    ],
  })
  await kit.reprice(one, { 1: 2100 })
  await vi.advanceTimersByTimeAsync(400)
  expect(kit.sentTo('listSlipBonuses')).toHaveLength(1)
  kit.slip.dispatch({ type: 'toggle', picked: pick(two) })
  await vi.advanceTimersByTimeAsync(400)
  expect(kit.sentTo('listSlipBonuses')).toHaveLength(2)
})

test('[BON-15] [SLIP-12] what the bets of a long slip have comes to them in one step', async () => {
  const matches = Array.from({ length: 20 }, (_, index) => otherMatch(String(100 + index)))
  const kit = await begun({ freebet: [held(aFreebet())] }, matches)
  const told = vi.fn()
  kit.slip.dispatch({ type: 'toggle', picked: pick(matches[0]) })
  kit.slip.subscribe(told)
  await vi.advanceTimersByTimeAsync(400)
  const { bets } = kit.slip.getState().slip
  expect(bets.map(({ availableBonuses }) => availableBonuses.freebet.length)).toEqual(
    bets.map(() => 1),
  )
  // The bonuses, their bets, and the limits.
  expect(told.mock.calls.length).toBeLessThanOrEqual(4)
})

test('[BON-15] a visitor is not asked about', async () => {
  const kit = slipKit({ matches: [one] })
  await kit.start(false)
  kit.slip.dispatch({ type: 'toggle', picked: pick(one) })
  await vi.advanceTimersByTimeAsync(400)
  expect(kit.sentTo('listSlipBonuses')).toHaveLength(0)
})

test('[COMBO-02] a combo takes the boost of the ranges that the backend names, once it is staked', async () => {
  const { slip, bet } = await begun({ comboboost: [held(aComboBoost())] })
  slip.dispatch({ type: 'setStake', stake: amountOf(1_000n), betKey: 'combo' })
  expect(bet('combo')).toMatchObject({ bonus: { id: 'boost' }, bonusOdds: 1050 })
})

test('[FREE-03] [FREE-04] a freebet brings its stake, and takes it along', async () => {
  const { slip, bet } = await begun({ freebet: [held(aFreebet())] }, [one])
  const key = bet('single')?.selections[0]?.id ?? ''
  const [bonus] = slip.getState().bonuses[key]?.available.freebet ?? []
  slip.dispatch({ type: 'setBonus', betKey: key, bonus: bonus! })
  expect(bet('single')).toMatchObject({ stake: 500n, bonus: { id: 'free' } })
  // Nothing of it is the player's money.
  expect(slip.getState().summary).toMatchObject({ totalStake: 0n, freebetStake: 500n })
  expect(slip.getState().action).toMatchObject({ kind: 'place' })
  slip.dispatch({ type: 'removeBonus', betKey: key })
  expect(bet('single')).toMatchObject({ stake: 0n, bonus: null })
})

test('[FREE-05] a freebet that another leg does not go with leaves with its stake', async () => {
  const { slip, bet, notices } = await begun({
    freebet: [held(aFreebet({ selectionCountTo: 1 }))],
  })
  const key = bet('single')?.selections[0]?.id ?? ''
  const [bonus] = slip.getState().bonuses[key]?.available.freebet ?? []
  slip.dispatch({ type: 'setBonus', betKey: key, bonus: bonus! })
  expect(bet(key)?.stake).toBe(500n)
  slip.dispatch({ type: 'setBetType', betType: 'combo' })
  expect(slip.getState().slip.bets.map(({ bonus: used, stake }) => [used, stake])).toEqual([
    [null, 0n],
  ])
  expect(notices).toEqual([{ kind: 'bonusRemoved', name: 'Welcome freebet' }])
})

test('[FREE-05] [AMB-41] a selection outside of its conditions takes a freebet off with its stake, and the player is told once', async () => {
  const third = otherMatch('102')
  const { slip, bet, notices } = await begun(
    { freebet: [held(aFreebet({ selectionCountTo: 2 }))] },
    [one, two, third],
  )
  slip.dispatch({ type: 'toggle', picked: pick(third) })
  slip.dispatch({ type: 'setBetType', betType: 'combo' })
  await vi.advanceTimersByTimeAsync(400)
  const [bonus] = slip.getState().bonuses['combo']?.available.freebet ?? []
  slip.dispatch({ type: 'setBonus', betKey: 'combo', bonus: bonus! })
  slip.dispatch({ type: 'removeBonus', betKey: 'combo' })
  expect(notices).toEqual([])
  slip.dispatch({ type: 'setBonus', betKey: 'combo', bonus: bonus! })
  expect(bet('combo')).toMatchObject({ stake: 500n, bonus: { id: 'free' } })
  slip.dispatch({ type: 'toggle', picked: pick(third) })
  expect(bet('combo')?.selections).toHaveLength(3)
  expect(bet('combo')).toMatchObject({ stake: 0n, bonus: null })
  await vi.advanceTimersByTimeAsync(400)
  expect(notices).toEqual([{ kind: 'bonusRemoved', name: 'Welcome freebet' }])
})

test('[GAP-49] what only the backend knows of keeps a bonus out, and legs outside of an offer do not count', async () => {
  const condition = {
    sportKey: 'soccer',
    categoryId: null,
    tournamentId: null,
    matchId: null,
    name: 'Football',
  }
  const outside = held(aFreebet(), { mismatch: 'events' })
  const partly = held(aComboBoost({ eventConditions: [condition] }), {
    mismatch: 'selection_count',
    legs: [null, 'events'],
  })
  const { slip, bet } = await begun({ freebet: [outside], comboboost: [partly] })
  slip.dispatch({ type: 'setStake', stake: amountOf(1_000n), betKey: 'combo' })
  expect(bet('combo')?.bonus).toBeNull()
  expect(slip.getState().bonuses['combo']).toMatchObject({
    available: { freebet: [], comboboost: [{ minOdds: oddsOf(1400) }] },
    others: [{ id: 'free', mismatch: 'events' }],
  })
})

test('[BON-15] a bonus that ends leaves the bets of a slip that stands still', async () => {
  const validTo = new Date(Date.now() + 3_600_000).toISOString()
  const { slip, bet, answer } = await begunWith({ ...cup, validTo })
  answer({})
  await vi.advanceTimersByTimeAsync(3_590_000)
  expect(bet('single')?.bonus).toMatchObject({ id: cup.id })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bet('single')?.bonus).toBeNull()
  expect(slip.getState().action).toMatchObject({ kind: 'place' })
})

test('[BON-15] a bonus that is named for ever after its end is not asked about for ever', async () => {
  const validTo = new Date(Date.now() + 60_000).toISOString()
  const { sentTo } = await begunWith({ ...cup, validTo })
  const before = sentTo('listSlipBonuses').length
  await vi.advanceTimersByTimeAsync(3_600_000)
  const since = sentTo('listSlipBonuses').length - before
  expect(since).toBeGreaterThan(1)
  expect(since).toBeLessThan(10)
})

test('[BON-15] a bet that was refused with a bonus does without it when it is gone', async () => {
  const { slip, bet, answer } = await begunWith(cup)
  answer({})
  slip.dispatch({ type: 'press' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(bet('single')?.bonus).toBeNull()
  expect(slip.getState()).toMatchObject({
    failure: { message: GONE },
    action: { kind: 'place' },
  })
})

test('a backend without an answer leaves the slip as it is', async () => {
  const kit = slipKit({
    matches: [one],
    answers: {
      listSlipBonuses: () => {
        throw new Error('away')
      },
    },
  })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick(one) })
  await vi.advanceTimersByTimeAsync(400)
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1_000n) })
  expect(kit.report).toHaveBeenCalled()
  expect(kit.slip.getState().action).toMatchObject({ kind: 'place' })
})
