import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import { addBets, applyBet, applyCashOuts, findBet, type BetsData } from './bets-cache.ts'

function listOf(...ids: string[]): BetsData {
  const pagination = { total: ids.length, page: 1, limit: 500, lastPage: 1 }
  const data = ids.map((id) => aPlacedBet({ id }))
  return { pages: [{ data, meta: { pagination } }], pageParams: [1] }
}

const idsOf = (data: BetsData | undefined) =>
  data?.pages.flatMap((page) => page.data.map((b) => b.id))

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
