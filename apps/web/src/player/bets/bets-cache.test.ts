import { amountOf } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import {
  addBets,
  applyBet,
  applyCashOuts,
  findBet,
  listedBets,
  type BetsData,
} from './bets-cache.ts'

function listOf(...ids: string[]): BetsData {
  const pagination = { total: ids.length, page: 1, limit: 500, lastPage: 1 }
  const data = ids.map((id) => aPlacedBet({ id }))
  return { pages: [{ data, meta: { pagination } }], pageParams: [{ page: 1, before: null }] }
}

const idsOf = (data: BetsData | undefined) => data && listedBets(data).map(({ id }) => id)

test('[MYB-14] [RT-16] a changed bet replaces the one with its id', () => {
  const data = applyBet(
    listOf('1', '2'),
    aPlacedBet({ id: '2', status: 'done', result: 'win_entire' }),
  )
  expect(data?.pages[0]?.data[1]).toMatchObject({ id: '2', status: 'done' })
  expect(idsOf(data)).toEqual(['1', '2'])
})

test('[MYB-13] a rejected VIP bet is removed, another rejected one stays', () => {
  const list = listOf('1', '2')
  const rejected = { id: '2', status: 'rejected' as const }
  expect(idsOf(applyBet(list, aPlacedBet({ ...rejected, isVip: true })))).toEqual(['1'])
  expect(idsOf(applyBet(list, aPlacedBet(rejected)))).toEqual(['1', '2'])
})

test('[MYB-13] a rejected VIP bet that is not listed does not come into the list', () => {
  const rejected = aPlacedBet({ id: '2', status: 'rejected', isVip: true })
  expect(idsOf(addBets(listOf('1'), [rejected]))).toEqual(['1'])
  expect(idsOf(addBets(listOf('1', '2'), [rejected]))).toEqual(['1'])
})

test('[MYB-13] a late answer does not bring a rejected VIP bet back', () => {
  const bet = aPlacedBet({ id: '2', status: 'submitted', isVip: true })
  for (const list of [listOf('1'), addBets(listOf('1'), [bet])]) {
    const rejected = addBets(list, [{ ...bet, status: 'rejected' }])
    expect(idsOf(addBets(rejected, [bet]))).toEqual(['1'])
  }
})

test('a bet whose settlement is taken back is open again, whatever comes late', () => {
  const course = [
    aPlacedBet({ id: '2', status: 'waiting_results', settlements: 0 }),
    aPlacedBet({ id: '2', status: 'done', settlements: 1 }),
    aPlacedBet({ id: '2', status: 'waiting_results', settlements: 2 }),
  ]
  const list = course.reduce<BetsData | undefined>(applyBet, listOf('1', '2'))
  expect(list && findBet(list, '2')).toMatchObject({ status: 'waiting_results', settlements: 2 })
  for (const late of course) {
    expect(findBet(applyBet(list, late), '2')).toMatchObject({ settlements: 2 })
  }
})

const COURSES: readonly PlacedBet['status'][][] = [
  ['submitted', 'waiting_results', 'done'],
  ['submitted', 'rejected'],
  ['waiting_results', 'cashout_in_progress', 'cashed_out'],
  ['waiting_results', 'ready_to_process', 'cancelled'],
]

test.each(COURSES.map((course) => ({ course })))(
  '[MYB-14] $course never goes back',
  ({ course }) => {
    const states = course.map((status) => aPlacedBet({ id: '1', status }))
    for (const [index, told] of states.entries()) {
      const list = addBets(listOf('0'), [told])
      for (const earlier of states.slice(0, index)) {
        if (stageOf(earlier) === stageOf(told)) continue
        expect(findBet(addBets(list, [earlier]), '1')?.status).toBe(told.status)
        expect(findBet(applyBet(list, earlier), '1')?.status).toBe(told.status)
      }
      for (const later of states.slice(index)) {
        expect(findBet(addBets(list, [later]), '1')?.status).toBe(later.status)
      }
    }
  },
)

/** A cash-out under way may come to nothing, and the bet waits for results again. */
const stageOf = ({ status }: { status: string }) =>
  ['waiting_results', 'ready_to_process', 'cashout_in_progress'].includes(status)
    ? 'accepted'
    : status

test('[MYB-11] a bet that two pages hold is listed once, as it was told last', () => {
  const { pages, pageParams } = listOf('3', '2')
  const [page] = listOf('2', '1').pages
  const second = {
    ...page!,
    data: page!.data.map((bet) => ({ ...bet, status: 'done' as const })),
  }
  const data = { pages: [...pages, second], pageParams }
  expect(listedBets(data).map(({ id, status }) => [id, status])).toEqual([
    ['3', 'waiting_results'],
    ['2', 'done'],
    ['1', 'done'],
  ])
})

test('[RT-17] a cash-out offer reaches its bet, and a bet that is not listed changes nothing', () => {
  const list = listOf('1')
  const offer = { toCashout: amountOf(700n), cashoutExpiresAt: '2026-11-20T20:00:00.000Z' }
  expect(findBet(applyCashOuts(list, [{ id: '1', ...offer }]), '1')).toMatchObject(offer)
  expect(applyCashOuts(list, [{ id: '9', ...offer }])).toBe(list)
  expect(applyBet(undefined, aPlacedBet({}))).toBeUndefined()
})

test('[RT-17] an offer that comes after the bet was cashed out changes nothing', () => {
  const list = applyBet(listOf('1'), aPlacedBet({ id: '1', status: 'cashed_out' }))
  expect(applyCashOuts(list, [{ id: '1', toCashout: amountOf(700n) }])).toBe(list)
})

test('[MYB-14] new bets come first, and once', () => {
  const list = addBets(listOf('1'), [aPlacedBet({ id: '2' }), aPlacedBet({ id: '1', ref: 'NEW' })])
  expect(idsOf(list)).toEqual(['2', '1'])
  expect(list?.pages[0]?.data[1]?.ref).toBe('NEW')
})
