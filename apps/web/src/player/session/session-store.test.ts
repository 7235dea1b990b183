import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createAlerts } from '../../parts/alerts/alerts.ts'
import { messages } from '../../testing/messages.ts'
import { tellMissingAccount } from '../../app/player/account-prompts.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { deferred, fakeApi, refusal } from '../../testing/fake-api.ts'
import { guardSession } from './session-guard.ts'
import { balanceOf } from './session-state.ts'
import { createSessionStore, REGISTERED } from './session-store.ts'
import { SIGNING_OUT } from './sign-out.ts'
import { fakeTabs } from './testing/fake-tabs.ts'
import { aPlayer, someAccounts, someSettings } from './testing/session-fixtures.ts'

const PROFILE_CALLS = [
  'listAccounts',
  'getPlayer',
  'getSettings',
  'getCompPoints',
  'listStatusGroups',
]

function setUp(change: Parameters<typeof fakeApi>[0] = {}) {
  const local = memoryStorage()
  const report = vi.fn<(error: unknown) => void>()
  const fake = fakeApi({
    getPlayer: () => ({ data: aPlayer() }),
    getSettings: () => ({ data: someSettings }),
    listAccounts: () => ({ data: someAccounts }),
    getCompPoints: () => ({ data: { persistent: 120, current: 3 } }),
    listStatusGroups: () => ({ data: [{ id: '1', name: 'Silver', points: 100 }] }),
    signIn: () => ({ data: { player: aPlayer(), token: null } }),
    signUp: () => ({ data: { player: aPlayer(), token: null } }),
    signOut: () => undefined,
    startSportsbookSession: () => ({ data: { startedAt: '2026-05-01T12:00:00Z', endsAt: null } }),
    switchAccount: ({ body }) => ({ data: { currency: body?.currency ?? 'EUR' } }),
    ...change,
  })
  const { tabs, told, hear } = fakeTabs()
  const session = createSessionStore({
    now: () => Date.now(),
    api: fake.api,
    report,
    local: () => local,
    tabs: () => tabs,
  })
  return { session, local, report, told, hear, ...fake }
}

let kit = setUp()
beforeEach(() => {
  kit = setUp()
})

describe('loading', () => {
  test('[AUTH-01] [AUTH-02] the status is UNKNOWN, then PENDING while it loads', async () => {
    const settings = deferred<{ data: typeof someSettings }>()
    const { session } = setUp({ getSettings: () => settings.promise })
    expect(session.getState().authStatus).toBe('UNKNOWN')
    const started = session.start(true)
    expect(session.getState().authStatus).toBe('PENDING')
    settings.resolve({ data: someSettings })
    await started
    expect(session.getState().authStatus).toBe('LOGGED_IN')
  })

  test('[AUTH-05] [AUTH-11] [AUTH-13] [ACC-02] the profile takes five calls at once', async () => {
    const player = deferred<{ data: ReturnType<typeof aPlayer> }>()
    const { session, sent } = setUp({ getPlayer: () => player.promise })
    const started = session.start(true)
    expect(sent.map((call) => call.name)).toEqual(PROFILE_CALLS)
    expect(sent[0]?.input?.query).toEqual({ compatibility: 'false' })
    player.resolve({ data: aPlayer() })
    await started
  })

  test('[AUTH-06] [AUTH-09] [AUTH-10] profile, progress, settings and accounts are stored', async () => {
    const listener = vi.fn<() => void>()
    kit.session.onSettings(listener)
    await kit.session.start(true)
    expect(kit.session.getState()).toEqual({
      authStatus: 'LOGGED_IN',
      isMissing: false,
      profile: { ...aPlayer(), isLoggedIn: true },
      progress: { points: 120, statusGroups: [{ id: '1', name: 'Silver', points: 100 }] },
      settings: someSettings,
      accounts: [
        { currency: 'EUR', amount: 100_000n },
        { currency: 'BTC', amount: 5_000_000n },
      ],
    })
    expect(listener).toHaveBeenCalledExactlyOnceWith(someSettings)
  })

  test('[AUTH-06] a visitor has no profile and no accounts, and is given no odds type', async () => {
    const { session } = setUp({ getPlayer: () => Promise.reject(refusal(401)) })
    const listener = vi.fn<() => void>()
    session.onSettings(listener)
    await session.start(true)
    expect(session.getState()).toEqual({
      authStatus: 'NOT_LOGGED_IN',
      isMissing: false,
      profile: null,
      progress: { points: null, statusGroups: [] },
      settings: someSettings,
      accounts: [],
    })
    expect(listener).not.toHaveBeenCalled()
  })

  test('[ACC-01] [ACC-02] [ACC-06] accounts are currencies with balances, active ones only', async () => {
    await kit.session.start(true)
    expect(kit.session.getState().accounts).toEqual([
      { currency: 'EUR', amount: 100_000n },
      { currency: 'BTC', amount: 5_000_000n },
    ])
  })

  test('[AUTH-03] a player without e-mail and auth phone is not logged in', async () => {
    const { session } = setUp({ getPlayer: () => ({ data: aPlayer({ email: null }) }) })
    await session.start(true)
    expect(session.getState()).toMatchObject({ authStatus: 'NOT_LOGGED_IN', profile: null })
  })

  test('[AUTH-12] a 401 of the comp points leaves them empty and the player signed in', async () => {
    const { session, report } = setUp({
      getCompPoints: () => Promise.reject(refusal(401)),
    })
    await session.start(true)
    expect(session.getState()).toMatchObject({
      authStatus: 'LOGGED_IN',
      progress: { points: null },
    })
    expect(report).not.toHaveBeenCalled()
  })

  test('[AUTH-03] without a session cookie only the settings are read', async () => {
    await kit.session.start(false)
    expect(kit.sent.map((call) => call.name)).toEqual(['getSettings'])
    expect(kit.session.getState()).toMatchObject({
      authStatus: 'NOT_LOGGED_IN',
      settings: someSettings,
    })
  })

  test('[AUTH-20] a 401 while the status is unknown is a visitor, without a report', async () => {
    const { session, report } = setUp({ getPlayer: () => Promise.reject(refusal(401)) })
    await session.start(true)
    expect(session.getState().authStatus).toBe('NOT_LOGGED_IN')
    expect(report).not.toHaveBeenCalled()
  })

  test('[P26] a player who cannot be read is missing, not a visitor without a word, and is read again', async () => {
    let isUp = false
    const getPlayer = () => {
      if (!isUp) throw refusal(500)
      return { data: aPlayer() }
    }
    const { session } = setUp({ getPlayer })
    const alerts = createAlerts(() => ({ locale: 'en', messages }))
    tellMissingAccount(session, alerts)
    await session.start(true)
    expect(session.getState()).toMatchObject({ authStatus: 'NOT_LOGGED_IN', isMissing: true })
    const told = alerts.queue.getSnapshot()
    expect(told).toMatchObject({ title: messages.alerts.accountMissing, durationMs: null })
    isUp = true
    told?.action?.onAction()
    await vi.waitFor(() => expect(session.getState().authStatus).toBe('LOGGED_IN'))
    expect(session.getState().isMissing).toBe(false)
    expect(alerts.queue.getSnapshot()).toBeNull()
  })

  test('only the latest load may write', async () => {
    const slow = deferred<{ data: ReturnType<typeof aPlayer> }>()
    const answers = [slow.promise, Promise.resolve({ data: aPlayer({ id: 'second' }) })]
    const { session } = setUp({
      getPlayer: async () => (await answers.shift()) ?? { data: aPlayer() },
    })
    const first = session.start(true)
    await session.signIn({ email: 'a@b.test', password: 'x' })
    slow.resolve({ data: aPlayer({ id: 'first' }) })
    await first
    expect(session.getState().profile?.id).toBe('second')
  })
})

describe('signing in and out', () => {
  test('[AUTH-22] [SET-07] signing in loads the profile and sets is_registered', async () => {
    await kit.session.start(false)
    await kit.session.signIn({ email: 'ada@example.test', password: 'secret123' })
    expect(kit.session.getState().authStatus).toBe('LOGGED_IN')
    expect(kit.local.getItem(REGISTERED.key)).toBe('true')
  })

  test('a refused sign-in reaches the form and changes nothing', async () => {
    const { session } = setUp({ signIn: () => Promise.reject(refusal(422)) })
    await session.start(false)
    const before = session.getState()
    await expect(session.signIn({ email: 'a@b.test', password: 'x' })).rejects.toThrow()
    expect(session.getState()).toBe(before)
  })

  test('[AUTH-16] [AUTH-17] signing out ends the session and leaves nothing of the player', async () => {
    const signedOut = vi.fn<(reason: string) => void>()
    kit.session.onSignedOut(signedOut)
    await kit.session.start(true)
    await kit.session.signOut()
    expect(kit.sent.some((call) => call.name === 'signOut')).toBe(true)
    expect(kit.session.getState()).toMatchObject({
      authStatus: 'NOT_LOGGED_IN',
      profile: null,
      accounts: [],
      progress: { points: null, statusGroups: [] },
    })
    expect(kit.local.getItem(REGISTERED.key)).toBeNull()
    expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['player'])
  })

  test('[AUTH-21] a failure of sign-out is only reported', async () => {
    const { session, report } = setUp({ signOut: () => Promise.reject(refusal(500)) })
    await session.start(true)
    await session.signOut()
    expect(session.getState().authStatus).toBe('NOT_LOGGED_IN')
    expect(report).toHaveBeenCalledOnce()
  })

  test('[P21] a sign-out that failed is not told as done, is tried again, and outlives a reload', async () => {
    vi.useFakeTimers()
    try {
      let isUp = false
      const signOut = () => {
        if (!isUp) throw refusal(503)
        return undefined
      }
      const { session, local, sent } = setUp({ signOut })
      const told: string[] = []
      session.onSignOutTold((outcome) => told.push(outcome))
      await session.start(true)
      await session.signOut()
      expect(told).toEqual(['waiting'])
      expect(local.getItem(SIGNING_OUT.key)).toBe('true')
      await vi.advanceTimersByTimeAsync(2_000)
      expect(told).toEqual(['waiting', 'waiting'])
      isUp = true
      await vi.advanceTimersByTimeAsync(4_000)
      expect(told.at(-1)).toBe('done')
      expect(local.getItem(SIGNING_OUT.key)).toBeNull()
      local.setItem(SIGNING_OUT.key, 'true')
      const before = sent.length
      await session.start(true)
      await vi.advanceTimersByTimeAsync(0)
      expect(sent.slice(before).map(({ name }) => name)).not.toContain('getPlayer')
      expect(session.getState().authStatus).toBe('NOT_LOGGED_IN')
      expect(local.getItem(SIGNING_OUT.key)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('[AUTH-18] [AUTH-19] an expired session signs out once and says why', async () => {
    const signedOut = vi.fn<(reason: string) => void>()
    kit.session.onSignedOut(signedOut)
    await kit.session.start(true)
    await Promise.all([kit.session.expire(), kit.session.expire()])
    expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['expired'])
  })

  test('[AUTH-20] a 401 of a call tells the session, but for the exempt ones', async () => {
    const expired = vi.fn<() => Promise<void>>()
    const { api } = fakeApi({
      listBets: () => Promise.reject(refusal(401)),
      getCompPoints: () => Promise.reject(refusal(401)),
      signIn: () => Promise.reject(refusal(401)),
    })
    const guarded = guardSession(api, { ...kit.session, expire: expired })
    await expect(guarded('getCompPoints')).rejects.toThrow()
    await expect(guarded('signIn')).rejects.toThrow()
    expect(expired).not.toHaveBeenCalled()
    await expect(guarded('listBets')).rejects.toThrow()
    expect(expired).toHaveBeenCalledOnce()
  })

  test('[AUTH-20] reads anew who is signed in where the backend knows another player, or asks for new terms', async () => {
    const keys = ['error.session.other_player', 'error.terms.not_accepted', 'error.default']
    const { api } = fakeApi({
      listBets: () => Promise.reject(refusal(412, { messageKey: keys.shift() ?? '' })),
    })
    const enter = vi.fn<() => Promise<void>>()
    const guarded = guardSession(api, { ...kit.session, enter })
    for (const times of [1, 2, 2]) {
      await expect(guarded('listBets')).rejects.toThrow()
      expect(enter).toHaveBeenCalledTimes(times)
    }
  })

  test.each([
    ['another player', '8', 1],
    ['the same one', '7', 0],
  ])('[AUTH-20] %s in answer to who is there', async (_, id, times) => {
    await kit.session.start(true)
    const { api } = fakeApi({ getPlayer: () => ({ data: aPlayer({ id }) }) })
    const enter = vi.fn<() => Promise<void>>()
    const guarded = guardSession(api, { ...kit.session, enter })
    await guarded('getPlayer')
    expect(enter).toHaveBeenCalledTimes(times)
    // Who has just left is still there for the backend.
    await kit.session.signOut()
    await guarded('getPlayer')
    expect(enter).toHaveBeenCalledTimes(times)
  })

  test('[AUTH-20] a 401 of a call from before the sign-in leaves the new session alone', async () => {
    const answers = [deferred<never>(), deferred<never>(), deferred<never>()]
    const asked = [...answers]
    const { session, api } = setUp({
      listBets: () => asked.shift()?.promise ?? expect.fail('nobody answers'),
    })
    const signedOut = vi.fn<(reason: string) => void>()
    session.onSignedOut(signedOut)
    const guarded = guardSession(api, session)
    const ask = async (answer: (typeof answers)[number] | undefined) => {
      const call = guarded('listBets')
      return async () => {
        answer?.reject(refusal(401))
        await expect(call).rejects.toMatchObject({ status: 401 })
      }
    }
    const ofVisitor = await ask(answers[0])
    await session.start(true)
    const ofFirst = await ask(answers[1])
    await session.signIn({ email: 'ada@example.test', password: 'x' })
    const ofSecond = await ask(answers[2])
    await ofVisitor()
    await ofFirst()
    expect(signedOut).not.toHaveBeenCalled()
    expect(session.getState().authStatus).toBe('LOGGED_IN')
    await ofSecond()
    expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['expired'])
  })
})

describe('accounts', () => {
  test('[ACC-03] another account becomes the active one by POST', async () => {
    await kit.session.start(true)
    await kit.session.switchAccount('BTC')
    expect(kit.sent.at(-1)).toEqual({ name: 'switchAccount', input: { body: { currency: 'BTC' } } })
    expect(kit.session.getState().profile?.currency).toBe('BTC')
  })

  test('[ACC-04] [ACC-05] the active currency and unknown ones are ignored', async () => {
    await kit.session.start(true)
    const before = kit.sent.length
    await kit.session.switchAccount('EUR')
    await kit.session.switchAccount('USD')
    expect(kit.sent).toHaveLength(before)
  })

  test('[ACC-01] [ACC-03] a new account is opened by POST and becomes the active one', async () => {
    const opened = { currency: 'USD', balance: NO_AMOUNT, active: true }
    const { session, sent } = setUp({
      listAccounts: () => ({
        data: sent.some(({ name }) => name === 'switchAccount')
          ? [...someAccounts.slice(0, 2), opened]
          : someAccounts,
      }),
    })
    await session.start(true)
    await session.addAccount('USD')
    expect(sent.find(({ name }) => name === 'switchAccount')?.input).toEqual({
      body: { currency: 'USD' },
    })
    expect(session.getState().profile?.currency).toBe('USD')
    expect(balanceOf(session.getState(), 'USD')).toBe(0n)
  })

  test('[ACC-07] [RT-13] a balance that is pushed while all are read stands against the older answer', async () => {
    const late = Promise.withResolvers<void>()
    let reads = 0
    const { session } = setUp({
      listAccounts: async () => {
        reads += 1
        if (reads === 2) await late.promise
        const now = amountOf(reads < 3 ? 10_000n : 9_500n)
        return { data: [{ currency: 'EUR', balance: now, active: true }] }
      },
    })
    await session.start(true)
    const read = session.refreshAccounts()
    session.applyBalance({ currency: 'EUR', amount: amountOf(9_500n) })
    late.resolve()
    await read
    expect(reads).toBe(3)
    expect(balanceOf(session.getState(), 'EUR')).toBe(9_500n)
  })

  test('[AUTH-20] balances that are read again after the session has ended are no fault to report', async () => {
    let answer = () => Promise.resolve({ data: someAccounts })
    const { session, report } = setUp({ listAccounts: () => answer() })
    await session.start(true)
    answer = () => Promise.reject(refusal(401))
    expect(await session.refreshAccounts()).toBe(false)
    expect(report).not.toHaveBeenCalled()
    answer = () => Promise.reject(refusal(500))
    await session.refreshAccounts()
    expect(report).toHaveBeenCalledOnce()
  })

  test('[ACC-07] [RT-13] a balance update replaces the matching currency only', async () => {
    await kit.session.start(true)
    kit.session.applyBalance({ currency: 'EUR', amount: amountOf(5n) })
    kit.session.applyBalance({ currency: 'CHF', amount: amountOf(9n) })
    const state = kit.session.getState()
    expect(balanceOf(state, 'EUR')).toBe(5n)
    expect(balanceOf(state, 'BTC')).toBe(5_000_000n)
    expect(balanceOf(state, 'CHF')).toBeNull()
  })
})

describe('settings', () => {
  const settingsOf = (updatedAt: string) => ({ data: { ...someSettings, updatedAt } })

  test('are saved in the order of the presses, also after one that was refused', async () => {
    const held = deferred<ReturnType<typeof settingsOf>>()
    const answers = [
      () => held.promise,
      () => Promise.reject(refusal(500)),
      () => settingsOf('third'),
    ]
    const { session, sent } = setUp({
      saveSettings: () => answers.shift()?.() ?? settingsOf('none'),
    })
    await session.start(true)
    const saves = () =>
      sent.filter(({ name }) => name === 'saveSettings').map(({ input }) => input?.body)
    const [news, noNews] = [{ notifications: { news: true } }, { notifications: { news: false } }]
    const first = session.saveSettings(news)
    const second = session.saveSettings(noNews)
    const third = session.saveSettings(news)
    await vi.waitFor(() => expect(saves()).toEqual([news]))
    held.resolve(settingsOf('first'))
    await first
    await expect(second).rejects.toThrow()
    await third
    expect(saves()).toEqual([news, noNews, news])
    expect(session.getState().settings?.updatedAt).toBe('third')
  })

  test('of a player who has left are not saved for the next one', async () => {
    const held = deferred<ReturnType<typeof settingsOf>>()
    const { session, sent } = setUp({ saveSettings: () => held.promise })
    const saves = () => sent.filter(({ name }) => name === 'saveSettings').length
    await session.start(true)
    const first = session.saveSettings({ calm: true })
    const second = session.saveSettings({ calm: false })
    await vi.waitFor(() => expect(saves()).toBe(1))
    await session.signOut()
    held.resolve(settingsOf('first'))
    await Promise.all([first, second])
    expect(saves()).toBe(1)
  })
})

test('[ACC-01] an account that another tab switched to is read again', async () => {
  let currency = 'EUR'
  const { session, sent } = setUp({ getPlayer: () => ({ data: aPlayer({ currency }) }) })
  await session.start(true)
  currency = 'BTC'
  await session.readAgain()
  expect(session.getState().profile).toMatchObject({ currency: 'BTC', isLoggedIn: true })
  expect(sent.some(({ name }) => name === 'switchAccount')).toBe(false)
})
