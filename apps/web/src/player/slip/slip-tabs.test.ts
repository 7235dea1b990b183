import { amountOf } from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { aPlayer } from '../session/testing/session-fixtures.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import {
  firstMatch,
  otherMatch,
  pick,
  secondMatch,
  settle,
  slipKit,
  type KitOptions,
} from './testing/slip-kit.ts'
import { tabHub } from './testing/tab-hub.ts'

async function twoTabs(answers: KitOptions['answers'] = {}) {
  const hub = tabHub()
  const closing = hub.tab()
  const here = slipKit({ otherTabs: hub.tab(), answers })
  const there = slipKit({ otherTabs: closing, answers })
  await here.start(true)
  await there.start(true)
  return { hub, here, there, closeThere: closing.close }
}

const found = () => ({
  data: [firstMatch],
  meta: { pagination: { total: 1, page: 1, limit: 500, lastPage: 1 } },
})

const legsIn = ({ slip }: ReturnType<typeof slipKit>) => slip.getState().slip.selectedOutcomeIds
const stakesIn = ({ slip }: ReturnType<typeof slipKit>) =>
  slip.getState().slip.bets.map(({ stake }) => stake)

describe('two tabs of one browser', () => {
  test('show one slip: what one changes the other shows, with names and panel', async () => {
    const { hub, here, there } = await twoTabs()
    const told: unknown[] = []
    hub.tab().listen((message) => void told.push(message))
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    // Taking over is not telling: two messages for two changes, and that there is something now.
    expect(told).toHaveLength(3)
    expect(legsIn(there)).toEqual(['10:1::1'])
    expect(stakesIn(there)).toEqual([700n])
    expect(there.slip.getState().details['10:1::1']?.outcomeName).toBe('Arsenal')
    expect(there.slip.getState().panel.isOpen).toBe(true)

    there.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    await settle()
    expect(legsIn(here)).toEqual(['10:1::1', '20:1::1'])
    expect(stakesIn(here)).toEqual([700n])
    here.slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    here.slip.dispatch({ type: 'removeSelection', selectionId: '20:1::1' })
    await settle()
    expect(legsIn(there)).toEqual([])
  })

  test('[SLIP-36] each keeps the slip for itself, so it outlives the tab that made it', async () => {
    const { here, there } = await twoTabs()
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    expect(there.storages.session.getItem('bets')).toContain('"matchId":"10"')
  })

  test('[SLIP-37] a new tab takes over the slip, at the prices that it looks up', async () => {
    const hub = tabHub()
    const here = slipKit({ otherTabs: hub.tab() })
    await here.start(true)
    here.slip.dispatch({ type: 'toggle', picked: pick(firstMatch, '1', 2200) })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    const there = slipKit({ otherTabs: hub.tab() })
    await there.start(true)
    expect(there.sentTo('listMarkets')).toHaveLength(1)
    expect(there.slip.getState().slip.bets[0]).toMatchObject({
      stake: 700n,
      selections: [{ acceptedOdds: 2200, odds: 2000, isChanged: true }],
    })
  })

  test('[P1] what is pressed in a tab before the tabs have met counts on top of the common slip', async () => {
    const hub = tabHub()
    const here = slipKit({ otherTabs: hub.tab() })
    await here.start(true)
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    const there = slipKit({ otherTabs: hub.tab() })
    const starting = there.start(true)
    there.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(there.slip.isSelected('20:1::1')).toBe(true)
    await starting
    await settle()
    expect(legsIn(there)).toEqual(['10:1::1', '20:1::1'])
    expect(stakesIn(there)).toEqual([700n])
    expect(legsIn(here)).toEqual(['10:1::1', '20:1::1'])
  })

  test('[P1] the first press of a visit is there for a tab that is opened later', async () => {
    const hub = tabHub()
    const here = slipKit({ otherTabs: hub.tab() })
    const empty = slipKit({ otherTabs: hub.tab() })
    await empty.start(true)
    const starting = here.start(true)
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    await starting
    await settle()
    expect(legsIn(empty)).toEqual(['10:1::1'])
    const there = slipKit({ otherTabs: hub.tab() })
    await there.start(true)
    await settle()
    expect(legsIn(there)).toEqual(['10:1::1'])
  })

  test('[P1] a press in a tab that brings an older slip back counts on the newer one', async () => {
    const hub = tabHub()
    const storages = { session: memoryStorage(), local: memoryStorage() }
    const before = hub.tab()
    const asleep = slipKit({ otherTabs: before, storages })
    const here = slipKit({ otherTabs: hub.tab() })
    await asleep.start(true)
    await here.start(true)
    asleep.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    before.close()
    here.slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    const awake = slipKit({ otherTabs: hub.tab(), storages })
    const starting = awake.slip.start()
    awake.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(awake.slip.isSelected('20:1::1')).toBe(true)
    await awake.session.start(true)
    await starting
    await settle()
    expect(legsIn(awake)).toEqual(['20:1::1'])
    expect(legsIn(here)).toEqual(['20:1::1'])
  })

  test('a tab that was away takes what happened since, and gives nothing old back', async () => {
    const hub = tabHub()
    const storages = { session: memoryStorage(), local: memoryStorage() }
    const before = hub.tab()
    const asleep = slipKit({ otherTabs: before, storages })
    const here = slipKit({ otherTabs: hub.tab() })
    await asleep.start(true)
    await here.start(true)
    asleep.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    before.close()
    here.slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    await settle()
    const awake = slipKit({ otherTabs: hub.tab(), storages })
    await awake.start(true)
    expect(legsIn(awake)).toEqual([])
    expect(legsIn(here)).toEqual([])
  })

  test('[ODDS-08] each follows the prices by itself; consent given in one counts in the other', async () => {
    const { here, there } = await twoTabs()
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    await here.reprice(firstMatch, { 1: 2500 })
    await there.reprice(firstMatch, { 1: 2500 })
    expect(there.slip.getState().slip.ticketState).toBe('ODDS_CHANGED')
    here.slip.dispatch({ type: 'press' })
    await settle()
    expect(there.slip.getState().slip.ticketState).toBe('INITIAL')
    expect(there.slip.getState().slip.bets[0]?.selections[0]?.acceptedOdds).toBe(2500)
  })

  test('a banker that is set in one is one in the other, and stays when that tells of a change', async () => {
    const hub = tabHub()
    const matches = ['100', '101', '102'].map(otherMatch)
    const here = slipKit({ otherTabs: hub.tab(), matches })
    const there = slipKit({ otherTabs: hub.tab(), matches })
    await here.start(true)
    await there.start(true)
    for (const match of matches) here.slip.dispatch({ type: 'toggle', picked: pick(match) })
    here.slip.dispatch({ type: 'setBetType', betType: 'system' })
    await settle()
    here.slip.dispatch({ type: 'toggleBanker', betKey: 'system:2/3', selectionId: '101:1::1' })
    await settle()
    const bankersIn = ({ slip }: ReturnType<typeof slipKit>) =>
      slip.getState().slip.bets[0]?.bankers
    expect(bankersIn(there)).toEqual(['101:1::1'])
    there.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    expect(bankersIn(here)).toEqual(['101:1::1'])
  })

  test('while one places, the other cannot; a placed slip is gone from both', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { here, there } = await twoTabs({ placeBets: () => answer.promise })
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    expect(there.slip.getState().action).toMatchObject({ kind: 'place', stake: 700n })
    here.slip.dispatch({ type: 'press' })
    expect(there.slip.getState().action).toEqual({ kind: 'placing' })
    there.slip.dispatch({ type: 'press' })
    await settle()
    expect(there.sentTo('placeBets')).toEqual([])
    answer.resolve({ data: [aPlacedBet()] })
    await settle()
    expect(here.slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(legsIn(there)).toEqual([])
    expect(there.slip.getState()).toMatchObject({
      isPlacingElsewhere: false,
      slip: { ticketState: 'INITIAL' },
    })
  })

  test('what the other changes while this one places is here once it has ended', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { here, there } = await twoTabs({ placeBets: () => answer.promise })
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    here.slip.dispatch({ type: 'press' })
    there.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    await settle()
    answer.reject(refusal(422, { code: 101 }))
    await settle()
    expect(legsIn(here)).toEqual(['10:1::1', '20:1::1'])
    expect(legsIn(there)).toEqual(legsIn(here))
  })

  test('one that could not look a change up hears of it again from a tab that is opened', async () => {
    const lookUps = [() => Promise.reject(noAnswer()), found]
    const hub = tabHub()
    const storages = { session: memoryStorage(), local: memoryStorage() }
    const before = hub.tab()
    const first = slipKit({ otherTabs: before, storages })
    const here = slipKit({
      otherTabs: hub.tab(),
      answers: { listMatches: () => lookUps.shift()?.() ?? found() },
    })
    await first.start(true)
    await here.start(true)
    first.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    expect(legsIn(here)).toEqual([])
    before.close()
    const again = slipKit({ otherTabs: hub.tab(), storages })
    await again.start(true)
    await settle()
    expect(legsIn(here)).toEqual(['10:1::1'])
  })

  test('[PLACE-05] an older slip that could not be brought back makes way for the common one', async () => {
    const hub = tabHub()
    const storages = { session: memoryStorage(), local: memoryStorage() }
    const before = hub.tab()
    const asleep = slipKit({ otherTabs: before, storages })
    const here = slipKit({
      otherTabs: hub.tab(),
      answers: { placeBets: () => ({ data: [aPlacedBet()] }) },
    })
    await asleep.start(true)
    await here.start(true)
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    before.close()
    here.slip.dispatch({ type: 'press' })
    await settle()
    const awake = slipKit({
      otherTabs: hub.tab(),
      storages,
      answers: { listMatches: () => Promise.reject(noAnswer()) },
    })
    await awake.start(true)
    expect(awake.slip.getState().hasRestoreFailed).toBe(false)
    const next = slipKit({ otherTabs: tabHub().tab(), storages })
    await next.start(true)
    expect(legsIn(next)).toEqual([])
  })

  test('do not share between people', async () => {
    const hub = tabHub()
    const here = slipKit({ otherTabs: hub.tab() })
    const stranger = slipKit({
      otherTabs: hub.tab(),
      answers: { getPlayer: () => ({ data: { ...aPlayer(), id: 'someone-else' } }) },
    })
    const visitor = slipKit({ otherTabs: hub.tab() })
    await here.start(true)
    await stranger.start(true)
    await visitor.start(false)
    here.slip.dispatch({ type: 'toggle', picked: pick() })
    await settle()
    expect([...legsIn(stranger), ...legsIn(visitor)]).toEqual([])
  })

  test('a message that nobody of this version wrote is ignored', async () => {
    const hub = tabHub()
    const here = slipKit({ otherTabs: hub.tab() })
    await here.start(true)
    here.report.mockClear()
    const other = hub.tab()
    for (const message of [
      null,
      'slip',
      { version: 2, kind: 'ask' },
      { version: 1, kind: 'slip' },
    ]) {
      other.post(message)
    }
    await settle()
    expect(here.report).not.toHaveBeenCalled()
    expect(legsIn(here)).toEqual([])
  })
})

describe('a slip that two tabs place before they have heard of each other', () => {
  async function bothReady() {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const tabs = await twoTabs({ placeBets: () => answer.promise })
    tabs.here.slip.dispatch({ type: 'toggle', picked: pick() })
    tabs.here.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    await settle()
    const sent = () => [tabs.here, tabs.there].flatMap((tab) => tab.sentTo('placeBets')).length
    const place = () => answer.resolve({ data: [aPlacedBet()] })
    return { ...tabs, sent, place }
  }

  test('[PLACE-07] is sent by one of them', async () => {
    const { hub, here, there, sent, place } = await bothReady()
    const deliver = hub.hold()
    here.slip.dispatch({ type: 'press' })
    there.slip.dispatch({ type: 'press' })
    await settle()
    deliver()
    await settle()
    expect(there.slip.getState().action.kind).toBe('placing')
    place()
    await settle()
    expect(sent()).toBe(1)
    expect(here.slip.getState().slip.ticketState).toBe('SUCCESS')
    expect([legsIn(here), legsIn(there)]).toEqual([[], []])
    expect(there.slip.getState().slip.inProgress).toBe(false)
    // Both can place what comes next.
    there.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    there.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    there.slip.dispatch({ type: 'press' })
    await settle()
    expect(sent()).toBe(2)
  })

  test('[PLACE-07] is not sent once more by one that hears of it late', async () => {
    const { hub, here, there, sent, place } = await bothReady()
    const deliver = hub.hold()
    here.slip.dispatch({ type: 'press' })
    place()
    await settle()
    there.slip.dispatch({ type: 'press' })
    deliver()
    await settle()
    expect(sent()).toBe(1)
    expect(legsIn(there)).toEqual([])
    expect(there.slip.getState().slip.inProgress).toBe(false)
  })
})
