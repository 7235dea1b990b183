import { amountOf } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { BETS, JOURNAL } from './stored.ts'
import { bodyOf, placed } from './testing/ready-slip.ts'
import { pick, secondMatch, settle, slipKit, type KitOptions } from './testing/slip-kit.ts'
import { tabHub } from './testing/tab-hub.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

type Answers = NonNullable<KitOptions['answers']>

const lost = () => Promise.reject(noAnswer())
const failing = () => Promise.reject(refusal(500))
const nothing = () => ({ data: [] })
const legsIn = ({ slip }: ReturnType<typeof slipKit>) => slip.getState().slip.selectedOutcomeIds

/** Two tabs with one slip, of which the first has pressed Place. */
async function oneIsPlacing({ here, there }: { here: Answers; there: Answers }) {
  const hub = tabHub()
  const tabs = { here: hub.tab(), there: hub.tab() }
  const first = slipKit({ otherTabs: tabs.here, answers: here })
  const second = slipKit({ otherTabs: tabs.there, answers: there })
  await first.start(true)
  await second.start(true)
  first.slip.dispatch({ type: 'toggle', picked: pick() })
  first.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
  await settle()
  first.slip.dispatch({ type: 'press' })
  await settle()
  return {
    hub,
    here: first,
    there: second,
    reference: bodyOf(first.sentTo('placeBets')[0]).meta.reference,
    closeHere: tabs.here.close,
    closeThere: tabs.there.close,
  }
}

describe('a tab that is gone while it places', () => {
  test('[PLACE-07] leaves it to the other to ask what was placed, before that can place', async () => {
    const answer = deferred<ReturnType<typeof placed>>()
    const { there, reference, closeHere } = await oneIsPlacing({
      here: { placeBets: lost },
      there: { closePlacement: () => answer.promise },
    })
    expect(there.slip.getState().action).toEqual({ kind: 'placing' })
    closeHere()
    await settle()
    expect(there.slip.getState().action).toEqual({ kind: 'checking' })
    expect(there.sentTo('closePlacement')[0]?.input?.body).toEqual({ reference })
    there.slip.dispatch({ type: 'press' })
    answer.resolve(placed())
    await settle()
    expect(there.sentTo('placeBets')).toEqual([])
    expect(legsIn(there)).toEqual([])
    expect(there.slip.getState()).toMatchObject({
      slip: { ticketState: 'SUCCESS' },
      receipt: [aPlacedBet()],
      isPlacingElsewhere: false,
    })
    expect(JOURNAL.isThere(there.storages.session)).toBe(false)
  })

  test('[PLACE-07] where nothing was placed, the other can', async () => {
    const { there, reference, closeHere } = await oneIsPlacing({
      here: { placeBets: lost },
      there: { closePlacement: nothing, placeBets: placed },
    })
    closeHere()
    await settle()
    expect(there.slip.getState()).toMatchObject({
      action: { kind: 'place', stake: 700n },
      failure: { code: BET_ERROR.placementClosed },
    })
    there.slip.dispatch({ type: 'press' })
    await settle()
    expect(bodyOf(there.sentTo('placeBets')[0]).meta.reference).not.toBe(reference)
  })

  test('[PLACE-07] without a line the other keeps asking, also after a reload', async () => {
    let isOnline = false
    const there = { closePlacement: () => (isOnline ? placed() : lost()) }
    const tabs = await oneIsPlacing({ here: { placeBets: lost }, there })
    tabs.closeHere()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tabs.there.slip.getState().action).toEqual({ kind: 'checking' })
    const { storages } = tabs.there
    tabs.closeThere()
    isOnline = true
    const reloaded = slipKit({ otherTabs: tabs.hub.tab(), storages, answers: there })
    await reloaded.start(true)
    expect(reloaded.slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(legsIn(reloaded)).toEqual([])
    expect(reloaded.sentTo('placeBets')).toEqual([])
  })

  test('[PLACE-07] is not forgotten by a tab that is loaded again meanwhile', async () => {
    const { hub, there, reference, closeHere, closeThere } = await oneIsPlacing({
      here: { placeBets: lost },
      there: {},
    })
    closeThere()
    closeHere()
    const { storages } = there
    const answers = { closePlacement: placed }
    const reloaded = slipKit({ otherTabs: hub.tab(), storages, answers })
    await reloaded.start(true)
    expect(reloaded.sentTo('closePlacement')[0]?.input?.body).toEqual({ reference })
    expect(legsIn(reloaded)).toEqual([])
  })

  test('[PLACE-07] and comes back late is answered alike', async () => {
    const { hub, here, there, reference, closeHere } = await oneIsPlacing({
      here: { placeBets: lost },
      there: { closePlacement: placed },
    })
    closeHere()
    await settle()
    const { storages } = here
    const back = slipKit({ otherTabs: hub.tab(), storages, answers: { placeBets: placed } })
    await back.start(true)
    expect(bodyOf(back.sentTo('placeBets')[0]).meta.reference).toBe(reference)
    expect([...legsIn(back), ...legsIn(there)]).toEqual([])
    expect(there.slip.getState()).toMatchObject({ isPlacingElsewhere: false, phase: 'idle' })
    expect(there.sentTo('closePlacement')).toHaveLength(1)
  })

  test('[AUTH-17] is forgotten when the player signs out', async () => {
    const { there, closeHere } = await oneIsPlacing({ here: { placeBets: lost }, there: {} })
    await there.session.signOut()
    closeHere()
    await settle()
    expect(there.slip.getState()).toMatchObject({ phase: 'idle', isPlacingElsewhere: false })
    expect(there.sentTo('closePlacement')).toEqual([])
  })
})

test('[PLACE-07] a tab that found its bets placed without their slip lets the others ask', async () => {
  const { hub, here, there, closeHere } = await oneIsPlacing({
    here: { placeBets: lost },
    there: { closePlacement: placed },
  })
  const reloaded = slipKit({
    otherTabs: hub.tab(),
    storages: here.storages,
    answers: { placeBets: placed, listMatches: lost },
  })
  await reloaded.start(true)
  expect(reloaded.slip.getState().slip.ticketState).toBe('SUCCESS')
  expect(there.slip.getState().action).toEqual({ kind: 'placing' })
  closeHere()
  await settle()
  expect(there.slip.getState().slip.ticketState).toBe('SUCCESS')
  expect(legsIn(there)).toEqual([])
})

test('[PLACE-07] two tabs that both found their bets placed without their slip ask no more', async () => {
  const settings = { multiSingleAvailability: { simulator: true } }
  const before = slipKit({ settings, answers: { placeBets: lost } })
  await before.start(true)
  before.slip.dispatch({ type: 'toggle', picked: pick() })
  before.slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
  before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  before.slip.dispatch({ type: 'press' })
  await settle()
  const hub = tabHub()
  const known = async () => {
    await new Promise((resolve) => void setTimeout(resolve, 50))
    return placed()
  }
  const answers = { placeBets: known, closePlacement: known, listMatches: lost }
  const duplicates = [BETS, JOURNAL].map(() => memoryStorage())
  const tabs = duplicates.map((session) => {
    for (const { key } of [BETS, JOURNAL]) {
      session.setItem(key, before.storages.session.getItem(key) ?? '')
    }
    const storages = { session, local: memoryStorage() }
    return slipKit({ otherTabs: hub.tab(), settings, storages, answers })
  })
  for (const tab of tabs) await tab.start(true)
  await vi.advanceTimersByTimeAsync(60_000)
  for (const tab of tabs) {
    expect(tab.slip.getState()).toMatchObject({ phase: 'idle', hasRestoreFailed: true })
    expect(tab.sentTo('closePlacement').length + tab.sentTo('placeBets').length).toBeLessThan(3)
  }
})

describe('a placement of which nobody could say what became of it', () => {
  const open = { placeBets: failing, closePlacement: failing }

  test('[PLACE-07] is asked about by the next press in any tab, and then open in none', async () => {
    const outcomes = { placeBets: placed, closePlacement: placed }
    const { here, there, reference } = await oneIsPlacing({ here: open, there: outcomes })
    expect(here.slip.getState().failure).toMatchObject({ isOpen: true })
    expect(there.slip.getState().isPlacingElsewhere).toBe(false)
    there.slip.dispatch({ type: 'press' })
    await settle()
    expect(there.sentTo('placeBets')).toEqual([])
    expect(there.sentTo('closePlacement')[0]?.input?.body).toEqual({ reference })
    expect(there.slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(legsIn(here)).toEqual([])
    expect(here.slip.getState().failure).toBeNull()
    expect(JOURNAL.isThere(here.storages.session)).toBe(false)
  })

  test('[PLACE-07] is known to a tab that is opened later, until it is answered', async () => {
    const { hub, here } = await oneIsPlacing({ here: open, there: {} })
    const later = slipKit({ otherTabs: hub.tab(), answers: { closePlacement: placed } })
    await later.start(true)
    expect(JOURNAL.isThere(later.storages.session)).toBe(true)
    later.slip.dispatch({ type: 'press' })
    await settle()
    expect(later.slip.getState().slip.ticketState).toBe('SUCCESS')
    const last = slipKit({ otherTabs: hub.tab() })
    await last.start(true)
    expect(JOURNAL.isThere(last.storages.session)).toBe(false)
    expect(legsIn(here)).toEqual([])
  })
})
