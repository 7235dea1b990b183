import { amountOf } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { CLOSED_PANEL, readPanel } from './state.ts'
import { PANEL } from './stored.ts'
import { firstMatch, otherMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ONE_PAGE = { pagination: { total: 2, page: 1, limit: 500, lastPage: 1 } }

describe('the panel', () => {
  test('[SLIP-04] the first selection opens it, [SLIP-05] the last one to go closes it', async () => {
    const { slip, start } = slipKit()
    await start(false)
    expect(slip.getState().panel.isOpen).toBe(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().panel).toMatchObject({ isOpen: true, tab: 'BET_SLIP' })
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().panel.isOpen).toBe(false)
  })

  test('[SLIP-04] further selections leave a panel that the player closed', async () => {
    const { slip, start } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'closePanel' })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().panel.isOpen).toBe(false)
  })

  test('[SLIP-02] [SET-07] [AMB-06] open or closed is kept for the browser session', async () => {
    const first = slipKit()
    await first.start(false)
    first.slip.dispatch({ type: 'openPanel', tab: 'MY_BETS' })
    const { slip, start } = slipKit({ storages: first.storages })
    await start(false)
    expect(slip.getState().panel).toMatchObject({ isOpen: true, tab: 'MY_BETS' })
    expect(first.storages.session.getItem(PANEL.key)).not.toBeNull()
    expect(first.storages.local.getItem(PANEL.key)).toBeNull()
  })

  test('[SLIP-03] where My bets is hidden the slip’s tab takes its place', () => {
    const holding = (text: string) => {
      const storage = memoryStorage()
      storage.setItem(PANEL.key, text)
      return storage
    }
    const saved = JSON.stringify({ isOpen: true, tab: 'MY_BETS' })
    expect(readPanel(holding(saved), true)).toMatchObject({ isOpen: true, tab: 'BET_SLIP' })
    expect(readPanel(holding('{"isOpen":1'), false)).toEqual(CLOSED_PANEL)
    expect(readPanel(memoryStorage(), false)).toEqual(CLOSED_PANEL)
  })
})

describe('selections', () => {
  test('[SLIP-16] [SLIP-17] [SLIP-21] one is a single, two are a combo, a second tap takes out', async () => {
    const { slip, start } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().slip.bets[0]?.betType).toBe('single')
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().slip.bets[0]?.betType).toBe('combo')
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().slip.bets[0]?.betType).toBe('single')
  })

  test('[SLIP-18] where the provider allows it a second selection is a further single', async () => {
    const { slip, start } = slipKit({ settings: { multiSingleAvailability: { simulator: true } } })
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().slip.bets.map((bet) => bet.betType)).toEqual(['single', 'single'])
  })

  test('[SLIP-14] names are kept with each selection and go with it', async () => {
    const { slip, start } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().details['10:1::1']).toMatchObject({
      home: 'Arsenal',
      marketName: '1x2',
      outcomeName: 'Arsenal',
      leagueName: 'Premier League',
    })
    slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    expect(slip.getState().details).toEqual({})
  })

  test('[SLIP-21] only the buttons of toggled outcomes are told', async () => {
    const { slip, start } = slipKit()
    await start(false)
    const mine = vi.fn<() => void>()
    const other = vi.fn<() => void>()
    slip.subscribeSelection('10:1::1', mine)
    slip.subscribeSelection('20:1::1', other)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
    expect(mine).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    expect(slip.isSelected('10:1::1')).toBe(true)
    slip.dispatch({ type: 'clear' })
    expect(mine).toHaveBeenCalledTimes(2)
  })

  test('[SLIP-17] more than 30 selections are told of, not taken', async () => {
    const matches = Array.from({ length: 31 }, (_, index) => otherMatch(String(100 + index)))
    const { slip, start, notices } = slipKit({ matches })
    await start(false)
    for (const match of matches) slip.dispatch({ type: 'toggle', picked: pick(match) })
    expect(slip.getState().slip.selectedOutcomeIds).toHaveLength(30)
    expect(notices).toEqual([{ kind: 'tooManySelections', maximum: 30 }])
  })

  test('[SLIP-32] clearing can be undone, with stake and names', async () => {
    const { slip, start, notices } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    slip.dispatch({ type: 'clear' })
    expect(slip.getState().slip.bets).toEqual([])
    const [notice] = notices
    if (notice?.kind === 'cleared') notice.undo()
    expect(slip.getState().slip.bets[0]?.stake).toBe(700n)
    expect(slip.getState().details['10:1::1']?.home).toBe('Arsenal')
    expect(slip.getState().panel.isOpen).toBe(true)
  })

  test('[SLIP-32] what was picked after clearing stays when that is undone', async () => {
    const { slip, start, notices } = slipKit({ matches: [firstMatch, secondMatch] })
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'clear' })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    const [notice] = notices
    if (notice?.kind === 'cleared') notice.undo()
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1', '20:1::1'])
    expect(Object.keys(slip.getState().details).toSorted()).toEqual(['10:1::1', '20:1::1'])
  })
})

describe('persistence', () => {
  test('[SLIP-36] [SET-07] [AMB-06] every change is written to session storage under its keys', async () => {
    const { slip, start, storages, reprice } = slipKit()
    const { session, local } = storages
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(session.getItem('ticket_state')).toBe('INITIAL')
    slip.dispatch({ type: 'setStake', stake: amountOf(1234n) })
    expect(session.getItem('bets')).toContain('"stake":"1234"')
    expect([local.getItem('bets'), local.getItem('ticket_state')]).toEqual([null, null])
    await reprice(firstMatch, { 1: 2100 })
    expect(session.getItem('ticket_state')).toBe('ODDS_CHANGED')
    slip.dispatch({ type: 'clear' })
    expect([session.getItem('bets'), session.getItem('ticket_state')]).toEqual([null, null])
  })

  test('[SLIP-37] saved bets come back with the prices of now, flagged where they moved', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick(firstMatch, '1', 1900) })
    before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    before.slip.dispatch({ type: 'setStake', stake: amountOf(500n) })
    const { slip, start, sentTo } = slipKit({ storages: before.storages })
    await start(false)
    const state = slip.getState()
    expect(state.slip.bets[0]).toMatchObject({ betType: 'combo', stake: 500n })
    expect(state.slip.bets[0]?.selections[0]).toMatchObject({
      odds: 2000,
      acceptedOdds: 1900,
      isChanged: true,
    })
    expect(state.slip.ticketState).toBe('ODDS_CHANGED')
    expect(sentTo('listMatches')[0]?.input?.query).toMatchObject({ id: ['10', '20'] })
    expect(sentTo('listMarkets')).toHaveLength(2)
  })

  test('[SLIP-37] how many selections there are is known before they are back', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    const { slip, session } = slipKit({ storages: before.storages })
    const starting = slip.start()
    expect(slip.getState().slip).toMatchObject({ isRestoring: true, bets: [] })
    expect(slip.getState().summary.selectionCount).toBe(2)
    await session.start(false)
    await starting
    expect(slip.getState().summary.selectionCount).toBe(2)
  })

  test('[SLIP-37] taps while restoring wait for it', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    const { slip, session } = slipKit({ storages: before.storages })
    const starting = slip.start()
    expect(slip.getState().slip.isRestoring).toBe(true)
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().slip.selectedOutcomeIds).toEqual([])
    await session.start(false)
    await starting
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1', '20:1::1'])
  })

  test('[SLIP-37] two singles stay two singles where the settings allow them', async () => {
    const settings = { multiSingleAvailability: { simulator: true } }
    const before = slipKit({ settings })
    await before.start(true)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    const { slip, start } = slipKit({ settings, storages: before.storages })
    await start(true)
    expect(slip.getState().slip.bets.map((bet) => bet.betType)).toEqual(['single', 'single'])
  })

  test('[SLIP-38] [P31] a failing restore is told, and tried again without losing a tap', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    const failure = new Error('backend is away')
    let isAway = true
    const { slip, start, report } = slipKit({
      storages: before.storages,
      answers: {
        listMatches: () =>
          isAway ? Promise.reject(failure) : { data: [firstMatch, secondMatch], meta: ONE_PAGE },
      },
    })
    await start(false)
    expect(slip.getState().slip).toMatchObject({ isRestoring: false, bets: [] })
    expect(slip.getState().hasRestoreFailed).toBe(true)
    expect(report).toHaveBeenCalledWith(failure)
    expect(before.storages.session.getItem('bets')).not.toBeNull()
    slip.dispatch({ type: 'restoreAgain' })
    await settle()
    expect(slip.getState().hasRestoreFailed).toBe(true)
    isAway = false
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    await settle()
    expect(slip.getState().hasRestoreFailed).toBe(false)
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1', '20:1::1'])
  })

  test('[P31] a tap that finds the backend still away begins a new slip', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    const { slip, start } = slipKit({
      storages: before.storages,
      answers: { listMatches: () => Promise.reject(new Error('backend is away')) },
    })
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    await settle()
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['20:1::1'])
  })

  test('[SLIP-35] a selection whose market is gone is marked and can be cleaned out', async () => {
    const before = slipKit()
    await before.start(false)
    before.slip.dispatch({ type: 'toggle', picked: pick() })
    before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    const { slip, start } = slipKit({
      storages: before.storages,
      answers: {
        listMarkets: () => ({
          data: [],
          meta: { pagination: { total: 0, page: 1, limit: 500, lastPage: 1 } },
        }),
      },
      matches: [],
    })
    await start(false)
    expect(slip.getState().slip.bets[0]?.selections.every((leg) => leg.isNotAvailable)).toBe(true)
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip.bets).toEqual([])
  })
})

describe('bet again', () => {
  const keys = [
    { matchId: '10', marketId: 1, specifier: '', outcomeId: '1', name: 'Home' },
    { matchId: '20', marketId: 1, specifier: '', outcomeId: '3', name: 'Away' },
  ]

  test('puts the outcomes of another bet into the slip at the prices of now', async () => {
    const { slip, start } = slipKit()
    await start(false)
    slip.dispatch({ type: 'betAgain', keys, betType: 'combo' })
    await settle()
    expect(slip.getState().slip.bets[0]?.selections.map((leg) => leg.odds)).toEqual([2000, 4000])
    expect(slip.getState().panel).toMatchObject({ isOpen: true, tab: 'BET_SLIP' })
  })

  test('names the selections that are gone', async () => {
    const { slip, start, notices } = slipKit()
    await start(false)
    const gone = { matchId: '10', marketId: 999, specifier: '', outcomeId: '1', name: 'Over 2.5' }
    slip.dispatch({ type: 'betAgain', keys: [...keys, gone], betType: 'combo' })
    await settle()
    expect(slip.getState().slip.bets[0]?.selections).toHaveLength(2)
    expect(notices).toEqual([{ kind: 'partlyAvailable', names: ['Over 2.5'] }])
  })

  test('says so where nothing of it is available', async () => {
    const { slip, start, notices } = slipKit({ matches: [] })
    await start(false)
    slip.dispatch({ type: 'betAgain', keys, betType: 'combo' })
    await settle()
    await settle()
    expect(notices).toEqual([{ kind: 'nothingAvailable' }])
  })
})
