import { expect, test } from 'vitest'
import { add, addCustom, rules, run } from '../testing/slip.ts'
import { soundBets } from './sound-bets.ts'

const combo = run([add('1'), add('2'), add('3')]).bets
const kinds = (bets: typeof combo) => bets.map((bet) => `${bet.betType} ${bet.selections.length}`)

test('[SLIP-19] a single holding more than one selection becomes a combo', () => {
  const odd = combo.map((bet) => ({ ...bet, betType: 'single' as const }))
  expect(kinds(soundBets(odd, rules))).toEqual(['combo 3'])
})

test('a combo of one becomes a single and a system that does not fit a combo', () => {
  const [bet] = combo
  if (bet === undefined) throw new Error('no bet')
  const one = { ...bet, selections: bet.selections.slice(0, 1) }
  expect(kinds(soundBets([one], rules))).toEqual(['single 1'])
  const system = { ...bet, betType: 'system' as const }
  const wrong = { id: '2/4', totalCount: 4, winCount: 2 }
  const right = { id: '2/3', totalCount: 3, winCount: 2 }
  expect(kinds(soundBets([{ ...system, systemType: right }], rules))).toEqual(['system 3'])
  expect(soundBets([{ ...system, systemType: wrong }], rules)[0]?.systemType?.id).toBe('2/3')
  expect(kinds(soundBets([{ ...system, systemType: null }], rules))).toEqual(['combo 3'])
})

test('each outcome stays once and empty bets go', () => {
  const [bet] = combo
  if (bet === undefined) throw new Error('no bet')
  expect(kinds(soundBets([bet, bet, { ...bet, selections: [] }], rules))).toEqual(['combo 3'])
})

test('[SLIP-18] ordinary bets that may not stand side by side become one', () => {
  const single = (matchId: string, provider: string) => run([add(matchId, { provider })]).bets
  expect(kinds(soundBets([...single('1', 'multi'), ...single('2', 'multi')], rules))).toEqual([
    'single 1',
    'single 1',
  ])
  expect(kinds(soundBets([...single('1', 'multi'), ...single('2', 'plain')], rules))).toEqual([
    'combo 2',
  ])
})

test('[CUST-02] custom bets stay one per match, of one match, where they are offered', () => {
  const custom = run([addCustom('1')]).bets
  const more = run([addCustom('1', { marketId: 18 })]).bets
  expect(kinds(soundBets([...custom, ...more], rules))).toEqual(['custom_bet 1'])
  expect(soundBets(custom, { ...rules, customBetEnabled: false })).toEqual([])
  const mixed = combo.map((bet) => ({ ...bet, betType: 'custom_bet' as const }))
  expect(soundBets(mixed, rules)).toEqual([])
})
