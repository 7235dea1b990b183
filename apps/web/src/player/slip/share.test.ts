import { amountOf, oddsOf } from '@touchline/betting'
import type { FoundSharedBets } from '@touchline/contract'
import { expect, test, vi } from 'vitest'
import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { pickedId } from './commands.ts'
import { firstMatch, otherMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

type Kit = ReturnType<typeof slipKit>

const names = (match: string) => ({
  match,
  market: '1x2',
  outcome: 'Home',
  startTime: '2026-01-01T12:00:00.000Z',
})

function leg(matchId: string, name: string | null = `${matchId} – Away`) {
  return {
    matchId,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    odds: oddsOf(9000),
    names: name === null ? null : names(name),
  }
}

function shared(
  legs = [leg(firstMatch.id), leg(secondMatch.id)],
  stake = { value: amountOf(1000n), currency: 'EUR' },
): { data: FoundSharedBets } {
  const type = legs.length === 1 ? ('single' as const) : ('combo' as const)
  return { data: { code: 'ABCD2345', bets: [{ type, stake, selections: legs }] } }
}

const kitWith = (answer: () => { data: FoundSharedBets }, options: object = {}) =>
  slipKit({ ...options, answers: { findSharedBets: answer } })

async function load({ slip, start }: Kit, code = ' abcd2345 '): Promise<void> {
  await start(false)
  slip.dispatch({ type: 'loadShared', code })
  await shareLoaded()
}

/** The code of sharing comes with the first shared bet. */
async function shareLoaded(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
}

const kinds = ({ notices }: Kit) => notices.map(({ kind }) => kind)

test('[SHARE-03] [SHARE-08] a code fills the slip at the prices of now and opens its tab', async () => {
  const kit = kitWith(() => shared())
  await kit.start(false)
  kit.slip.dispatch({ type: 'openPanel', tab: 'MY_BETS' })
  kit.slip.dispatch({ type: 'loadShared', code: ' abcd2345 ' })
  await shareLoaded()
  expect(kit.sentTo('findSharedBets')[0]?.input?.query).toEqual({ code: 'ABCD2345' })
  const { slip, panel, sharedMissing } = kit.slip.getState()
  expect(panel).toMatchObject({ isOpen: true, tab: 'BET_SLIP' })
  expect(slip.bets[0]).toMatchObject({ betType: 'combo', stake: 1000n, stakeSource: 'sharing' })
  const now = pick().outcome.odds
  expect(slip.bets[0]?.selections.map(({ odds, acceptedOdds }) => [odds, acceptedOdds])).toEqual([
    [now, now],
    [now, now],
  ])
  expect([slip.ticketState, slip.isRestoring, sharedMissing]).toEqual(['INITIAL', false, []])
})

test('[SHARE-07] [AMB-11] a bet in another currency is converted to the player’s, without a stake', async () => {
  const kit = kitWith(() => shared(undefined, { value: amountOf(500_000n), currency: 'BTC' }))
  await load(kit)
  expect(kit.slip.getState().slip.bets[0]).toMatchObject({
    currency: 'EUR',
    subunits: 100,
    stake: 0n,
    stakeSource: 'sharing',
  })
})

test('[SHARE-06] nothing is loaded and nobody asked where the site does not share', async () => {
  const kit = kitWith(() => shared())
  kit.system.platform.sharingEnabled = false
  await load(kit)
  expect(kit.sentTo('findSharedBets')).toEqual([])
  expect([kit.slip.getState().slip.bets, kinds(kit)]).toEqual([[], []])
})

test.each([
  ['an unknown code', () => Promise.reject(refusal(404))],
  ['a code of no bets', () => ({ data: { code: 'ABCD2345', bets: [] } })],
])('[SHARE-09] [SHARE-10] %s says so, and nothing loads any more', async (_, answer) => {
  const asked = Promise.withResolvers<undefined>()
  const kit = slipKit({ answers: { findSharedBets: () => asked.promise.then(answer) } })
  await kit.start(false)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  const before = kit.slip.getState().slip.bets
  kit.slip.dispatch({ type: 'loadShared', code: 'ABCD2345' })
  await expect.poll(() => kit.slip.getState().slip.isRestoring).toBe(true)
  expect(kinds(kit)).toEqual([])
  asked.resolve(undefined)
  await shareLoaded()
  expect(kinds(kit)).toEqual(['sharedBetNotFound'])
  expect(kit.slip.getState().slip).toMatchObject({ bets: before, isRestoring: false })
  expect(kit.report).not.toHaveBeenCalled()
})

test('[SHARE-10] a text that can be no code is not asked about', async () => {
  const kit = kitWith(() => shared())
  await load(kit, 'my bet!')
  expect(kit.sentTo('findSharedBets')).toEqual([])
  expect(kinds(kit)).toEqual(['sharedBetNotFound'])
})

test('[SHARE-05] an address that names no code opens nothing', async () => {
  const { notices, slip, start, sentTo } = slipKit()
  await start(false)
  slip.dispatch({ type: 'loadShared', code: ' ' })
  await settle()
  expect(notices).toEqual([])
  expect(sentTo('findSharedBets')).toEqual([])
})

test('[SHARE-11] a bet that is all over asks for another one and leaves the slip alone', async () => {
  const kit = kitWith(() => shared([leg('404')]))
  await kit.start(false)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  const before = kit.slip.getState().slip.bets
  kit.slip.dispatch({ type: 'loadShared', code: 'ABCD2345' })
  await shareLoaded()
  expect(kinds(kit)).toEqual(['sharedBetGone'])
  expect(kit.slip.getState().slip).toMatchObject({ bets: before, isRestoring: false })
})

test('[SHARE-11] selections that are gone are named, with or without known names', async () => {
  const over = { ...otherMatch('30'), status: 4 as const }
  const options = { matches: [firstMatch, over] }
  const legs = [leg(firstMatch.id), leg('404', 'Old – Match'), leg('405', null), leg('30')]
  const kit = kitWith(() => shared(legs), options)
  await load(kit)
  const { slip, sharedMissing } = kit.slip.getState()
  expect(slip.bets[0]).toMatchObject({ betType: 'single' })
  const { home, away } = over
  expect(sharedMissing).toEqual([
    'Home (Old – Match)',
    '',
    `${pick(over).outcome.name} (${home.name} – ${away.name})`,
  ])
  kit.slip.dispatch({ type: 'dismissSharedMissing' })
  expect(kit.slip.getState().sharedMissing).toEqual([])
})

test('[SHARE-12] a look-up that fails says to try later and is reported', async () => {
  const broken = refusal(500)
  for (const answers of [
    { findSharedBets: () => Promise.reject(broken) },
    { findSharedBets: () => shared(), listMatches: () => Promise.reject(broken) },
  ]) {
    const kit = slipKit({ answers })
    await load(kit)
    expect(kinds(kit)).toEqual(['sharedBetFailed'])
    expect(kit.report).toHaveBeenCalledExactlyOnceWith(broken)
    expect(kit.slip.getState().slip.isRestoring).toBe(false)
  }
  const offline = slipKit({ answers: { findSharedBets: () => Promise.reject(noAnswer()) } })
  await load(offline)
  expect(kinds(offline)).toEqual(['sharedBetFailed'])
})

test('[SHARE-01] the slip that a shared bet replaced can be put back', async () => {
  const third = otherMatch('30')
  const kit = kitWith(() => shared([leg(firstMatch.id)]), { matches: [firstMatch, third] })
  await kit.start(false)
  kit.slip.dispatch({ type: 'toggle', picked: pick(third) })
  const before = kit.slip.getState().slip.bets
  kit.slip.dispatch({ type: 'loadShared', code: 'ABCD2345' })
  await shareLoaded()
  expect(kit.slip.isSelected(before[0]?.selections[0]?.id ?? '')).toBe(false)
  const [notice] = kit.notices
  if (notice?.kind !== 'sharedBetLoaded') throw new Error('there is no way back')
  notice.undo()
  expect(kit.slip.getState().slip.bets).toMatchObject([{ selections: [{ matchId: '30' }] }])
  expect(Object.keys(kit.slip.getState().details)).toEqual([before[0]?.selections[0]?.id])
})

test('[SHARE-01] what was picked after a shared bet came stays when the former slip is put back', async () => {
  const third = otherMatch('30')
  const fourth = otherMatch('40')
  const matches = [firstMatch, secondMatch, third, fourth]
  const kit = kitWith(() => shared(), { matches })
  await kit.start(false)
  kit.slip.dispatch({ type: 'toggle', picked: pick(third) })
  kit.slip.dispatch({ type: 'loadShared', code: 'ABCD2345' })
  await shareLoaded()
  kit.slip.dispatch({ type: 'toggle', picked: pick(fourth) })
  // It stood in the former slip, too.
  kit.slip.dispatch({ type: 'toggle', picked: pick(third) })
  const [notice] = kit.notices
  if (notice?.kind !== 'sharedBetLoaded') throw new Error('there is no way back')
  notice.undo()
  const { slip, details } = kit.slip.getState()
  const ids = [pick(third), pick(fourth)].map(pickedId)
  expect(slip.selectedOutcomeIds.toSorted()).toEqual(ids)
  expect(Object.keys(details).toSorted()).toEqual(ids)
  // The stake was that of the shared combo.
  expect(slip.bets.every(({ stake }) => stake === 0n)).toBe(true)
})

test('what is tapped while a shared bet loads joins it', async () => {
  const answer = Promise.withResolvers<{ data: FoundSharedBets }>()
  const kit = slipKit({ answers: { findSharedBets: () => answer.promise } })
  await kit.start(false)
  kit.slip.dispatch({ type: 'loadShared', code: 'ABCD2345' })
  await expect.poll(() => kit.slip.getState().slip.isRestoring).toBe(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  answer.resolve(shared([leg(firstMatch.id)]))
  await shareLoaded()
  expect(kit.slip.getState().slip.selectedOutcomeIds).toHaveLength(2)
})
