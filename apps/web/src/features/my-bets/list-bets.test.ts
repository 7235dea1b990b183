import { DEFAULT_BET_SORT, settlementEquation, amountOf } from '@touchline/betting'
import type { BetResult, BetStatus, PlacedBet } from '@touchline/contract'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'

import { messages } from '../../testing/messages.ts'
import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { betPill, betStateKey } from './bet-pill.ts'
import { betTypeName } from '../../parts/bets/bet-type-name.ts'
import { toEquationBet } from './equation-bet.ts'
import { fromSortOption, listBets, SORT_OPTIONS, toSortOption } from './list-bets.ts'

const bets: readonly PlacedBet[] = [
  aPlacedBet({ id: 'open', createdAt: '2026-11-20T10:00:00Z', stake: amountOf(300n) }),
  aPlacedBet({
    id: 'won',
    status: 'done',
    result: 'win_entire',
    createdAt: '2026-11-20T09:00:00Z',
    stake: amountOf(100n),
  }),
  aPlacedBet({
    id: 'lost',
    status: 'done',
    result: 'lose_entire',
    createdAt: '2026-11-20T11:00:00Z',
    stake: amountOf(200n),
  }),
  aPlacedBet({
    id: 'void',
    status: 'cancelled',
    result: 'canceled',
    createdAt: '2026-11-20T08:00:00Z',
  }),
]

const all = { state: 'all', result: 'all', sort: DEFAULT_BET_SORT } as const
const idsOf = (listed: readonly PlacedBet[]) => listed.map(({ id }) => id)

describe('listing', () => {
  test('[MYB-05] open and settled', () => {
    expect(idsOf(listBets(bets, { ...all, state: 'open' }))).toEqual(['open'])
    expect(idsOf(listBets(bets, { ...all, state: 'settled' }))).toEqual(['lost', 'won', 'void'])
  })

  test('[MYB-06] win, lose and refund', () => {
    expect(idsOf(listBets(bets, { ...all, result: 'win' }))).toEqual(['won'])
    expect(idsOf(listBets(bets, { ...all, result: 'lose' }))).toEqual(['lost'])
    expect(idsOf(listBets(bets, { ...all, result: 'refund' }))).toEqual(['void'])
  })

  test('[MYB-07] newest first unless another sort is chosen', () => {
    expect(idsOf(listBets(bets, all))).toEqual(['lost', 'open', 'won', 'void'])
    const sort = fromSortOption('stake_asc')
    expect(sort && idsOf(listBets(bets.slice(0, 3), { ...all, sort }))).toEqual([
      'won',
      'lost',
      'open',
    ])
  })

  test('[MYB-07] every sort option reads back as it was written', () => {
    expect(SORT_OPTIONS.map((option) => toSortOption(fromSortOption(option)!))).toEqual(
      SORT_OPTIONS,
    )
    expect(fromSortOption('x_asc')).toBeNull()
  })
})

describe('states', () => {
  const statuses = Object.keys(messages.myBets.statuses) as BetStatus[]
  const results = Object.keys(messages.myBets.outcomes) as BetResult[]

  test('[MYB-03] every status has its own label', () => {
    expect(statuses).toHaveLength(9)
    const labels = statuses.map((status) => messages.myBets.statuses[status])
    expect(new Set(labels).size).toBe(9)
    expect(statuses.map((status) => betPill(aPlacedBet({ status })))).toHaveLength(9)
  })

  test('[MYB-04] every result has its own label and shows on a settled bet', () => {
    expect(results).toHaveLength(8)
    expect(new Set(results.map((result) => messages.myBets.outcomes[result])).size).toBe(8)
    expect(betStateKey(aPlacedBet({ status: 'done', result: 'refund_entire' }))).toBe(
      'outcomes.refund_entire',
    )
    expect(betStateKey(aPlacedBet({ status: 'waiting_results' }))).toBe('statuses.waiting_results')
  })

  test('[MYB-04] what pays no more than was staked is settled, and not won', () => {
    const settled = (paid: bigint, change: Partial<PlacedBet> = {}) =>
      aPlacedBet({
        status: 'done',
        result: 'win_entire',
        stake: amountOf(600n),
        winAmount: amountOf(paid),
        ...change,
      })
    const shown = (bet: PlacedBet) => [betStateKey(bet), betPill(bet)]
    expect(shown(settled(240n))).toEqual(['statuses.done', 'void'])
    expect(shown(settled(600n))).toEqual(['statuses.done', 'void'])
    expect(shown(settled(601n))).toEqual(['outcomes.win_entire', 'won'])
    const bonus = {
      id: 'free',
      type: 'freebet',
      mode: 'only_win' as const,
      freebetStake: amountOf(600n),
      paid: null,
    }
    expect(shown(settled(240n, { bonus }))).toEqual(['outcomes.win_entire', 'won'])
    expect(shown(settled(0n, { bonus }))).toEqual(['statuses.done', 'void'])
  })

  test('[MYB-01] a VIP bet that was sent waits for approval', () => {
    expect(betStateKey(aPlacedBet({ status: 'submitted', isVip: true }))).toBe('waitingApproval')
  })
})

describe('the type of a bet', () => {
  const t = createTranslator({ locale: 'en', messages, namespace: 'myBets' })

  test('[SYS-11] a system names how many must win, of how many, and its bets', () => {
    const systemType = { id: '2/3', winCount: 2, totalCount: 3 }
    const name = betTypeName(t, aPlacedBet({ type: 'system', systemType }))
    expect(name).toBe('System 2/3 · 3 bets')
  })

  test('[MYB-02] double, treble and accumulator are combos', () => {
    const selections = [aPlacedLeg(), aPlacedLeg()]
    expect(betTypeName(t, aPlacedBet({ type: 'combo', selections }))).toBe('Combo of 2')
  })
})

describe('the equation of a settled bet', () => {
  test('[MYB-04] has the terms of the bet as it was settled', () => {
    const won = { status: 'done', result: 'win_entire', winAmount: amountOf(2000n) } as const
    const legs = [aPlacedLeg({ status: 'won' }), aPlacedLeg({ status: 'void' })]
    const bet = toEquationBet(aPlacedBet({ ...won, type: 'combo', selections: legs }))
    expect(settlementEquation(bet)).toMatchObject({
      kind: 'product',
      factors: [{ text: '2.00' }, { reason: 'void', text: '1.00' }],
    })
  })

  test('[MYB-04] of a cancelled bet gives the stake back, whatever its type', () => {
    const cancelled = {
      status: 'cancelled',
      result: 'canceled',
      winAmount: amountOf(1000n),
    } as const
    const systemType = { id: '2/3', winCount: 2, totalCount: 3 }
    const bet = toEquationBet(aPlacedBet({ ...cancelled, type: 'system', systemType }))
    expect(settlementEquation(bet)).toMatchObject({ factors: [{ reason: 'void', text: '1.00' }] })
  })
})
