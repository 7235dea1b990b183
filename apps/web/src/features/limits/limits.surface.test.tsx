import { amountOf } from '@touchline/betting'
import type { GuardRailsChange, GuardRailsAnswer, UserLimit } from '@touchline/contract'
import { waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { aLossLimit } from '../../testing/limits.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const DAY_MS = 86_400_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

const loss = (change: Partial<UserLimit> = {}) => aLossLimit({ resetsAt: later(DAY_MS), ...change })

test('[FAIR-24] [RG-04] a limit of a free amount is set, and shows what is left of it', async () => {
  let limits: UserLimit[] = []
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({ data: limits }),
      setLimit: ({ body }) => {
        limits = [loss({ amount: body?.amount ?? null })]
        return { data: loss() }
      },
    },
  })
  const { screen, user, fill, heardOf } = page
  const amount = await screen.findByRole('textbox', { name: 'Amount in EUR' }, { timeout: 10_000 })
  const set = screen.getByRole('button', { name: 'Set limit' })
  await user.click(set)
  expect(amount).toHaveAccessibleDescription('Enter an amount above zero')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Limit' }), 'Losses')
  await fill(amount, '80')
  await user.click(set)
  await screen.findByText(/60\.00.* of .*80\.00.* left/)
  expect(heardOf('setLimit')[0]?.input.body).toMatchObject({
    type: 'loss',
    period: 'day',
    amount: 8_000n,
    currency: 'EUR',
  })
  expect(screen.getByRole('meter', { name: 'Losses · 24 hours' })).toHaveAttribute('value', '6000')
})

test('[FAIR-27] what was asked for can be taken back, and be confirmed once its time has come', async () => {
  const asked = { status: 'unconfirmed', wanted: amountOf(20_000n) } as const
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({
        data: [
          loss({ ...asked, confirmFrom: later(DAY_MS), confirmUntil: later(8 * DAY_MS) }),
          loss({
            ...asked,
            id: '8',
            period: 'week',
            confirmFrom: later(-1),
            confirmUntil: later(DAY_MS),
          }),
        ],
      }),
      confirmLimit: () => ({ data: loss() }),
    },
  })
  const { screen, user, heardOf } = page
  const [early, due] = await screen.findAllByRole(
    'button',
    { name: 'Confirm' },
    { timeout: 10_000 },
  )
  expect(early).toBeDisabled()
  await waitFor(() => expect(due).toBeEnabled())
  await user.click(due!)
  await waitFor(() => expect(heardOf('confirmLimit')).toHaveLength(1))
})

async function writeSome({ screen, user, fill }: Awaited<ReturnType<typeof openSurface>>) {
  await fill(
    await screen.findByRole('textbox', { name: 'Amount in EUR' }, { timeout: 10_000 }),
    '1,500',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Limit' }), 'Losses')
  await user.selectOptions(screen.getByRole('combobox', { name: 'How long' }), 'Break · 30 days')
  await user.click(screen.getByRole('checkbox', { name: 'Pause after losses' }))
  await fill(screen.getByRole('textbox', { name: 'Or lost in a row, in EUR' }), '2,000')
}

test('[P24] what is typed into the forms of limits comes along into another language', async () => {
  const locales = ['en', 'de'].map((code) => ({ code, nameInLocale: code }))
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ locales }) }),
      updateLocale: () => ({ data: { language: 'de' } }),
      listLimits: () => ({ data: [] }),
    },
  })
  const { screen, user, header, load } = page
  await writeSome(page)
  const opened = vi.spyOn(window.location, 'assign').mockReturnValue()
  await user.click(header().getByRole('button', { name: /^Language/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'de' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/de/profile/limits'))
  opened.mockRestore()
  await load('/de/profile/limits')
  // As the other language writes it: there, 1,500 is one and a half.
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Betrag in EUR' })).toHaveValue('1500,00'),
  )
  expect(screen.getByRole('combobox', { name: 'Limit' })).toHaveValue('loss')
  expect(screen.getByRole('combobox', { name: 'Wie lange' })).toHaveDisplayValue(/30 Tage/)
  expect(screen.getByRole('textbox', { name: /^Oder Verlust in Folge/ })).toHaveValue('2000,00')
})

test('[AUTH-18] what is typed is there again after a session that ended by itself, for its player', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({ data: [] }),
      setLimit: () => Promise.reject(refusal(401)),
      signOut: () => undefined,
      signIn: () => ({ data: { player: aPlayer(), token: null } }),
    },
  })
  const { screen, user, fill, answer } = page
  const comeBack = async (id: string) => {
    await user.click(screen.getByRole('button', { name: 'Set limit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    answer({ getPlayer: () => ({ data: aPlayer({ id }) }) })
    await fill(dialog.getByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
    await fill(dialog.getByLabelText('Password'), 'Secret-pass-1')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    return screen.findByRole('textbox', { name: 'Amount in EUR' })
  }
  await writeSome(page)
  expect(await comeBack(aPlayer().id)).toHaveValue('1500.00')
  expect(await screen.findByRole('textbox', { name: /^Or lost/ })).toHaveValue('2000.00')
  expect(await comeBack('another')).toHaveValue('')
})

async function beginBreak(page: Awaited<ReturnType<typeof openSurface>>) {
  const { screen, user, fill } = page
  const begin = await screen.findByRole('button', { name: 'Begin' }, { timeout: 10_000 })
  await user.click(screen.getByRole('checkbox', { name: /cannot be undone/ }))
  await user.click(begin)
  const dialog = within(await screen.findByRole('dialog'))
  await fill(await dialog.findByLabelText('Password'), 'Secret-pass-1')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  return dialog
}

const quietUntil = () => window.localStorage.getItem('quiet_until')

test('[RG-02] a break that finds the session ended elsewhere has not begun, and says so', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { beginExclusion: () => Promise.reject(refusal(401)) },
  })
  await beginBreak(page)
  await page.screen.findByText(/Your break has not begun: your session has ended/)
  await page.screen.findByRole('dialog', { name: 'Sign in' })
  expect(quietUntil()).toBeNull()
})

test('[RG-02] a break whose answer was lost holds where the session has ended since', async () => {
  const answers = [noAnswer(), refusal(401)]
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { beginExclusion: () => Promise.reject(answers.shift() ?? noAnswer()) },
  })
  const dialog = await beginBreak(page)
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(quietUntil()).toBeNull()
  await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(quietUntil()).not.toBeNull())
  expect(page.screen.queryByText(/has not begun/)).toBeNull()
})

test('[RG-02] nothing is asked of this device until a break ends by the server’s clock', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { beginExclusion: () => undefined, signOut: () => undefined },
    // The device is two days ahead.
    page: { renderedAt: performance.timeOrigin - 2 * DAY_MS },
  })
  await beginBreak(page)
  await waitFor(() => expect(quietUntil()).not.toBeNull())
  const daysLeft = (Date.parse(quietUntil() ?? '') - Date.now()) / DAY_MS
  expect(Math.round(daysLeft)).toBe(5)
})

test.each([
  ['Break · 7 days', 'Break', /^You cannot sign in before .+ Open bets stay and are paid\.$/],
  ['Self-exclusion · For good', 'Self-exclusion', /^You cannot sign in any more\. Open bets stay/],
])(
  '[RG-02] whoever begins %s reads that it holds, until it is dismissed',
  async (choice, ...said) => {
    const page = await openSurface('/profile/limits', {
      isSignedIn: true,
      answers: { beginExclusion: () => undefined, signOut: () => undefined },
    })
    const howLong = await page.screen.findByRole(
      'combobox',
      { name: 'How long' },
      { timeout: 10_000 },
    )
    await page.user.selectOptions(howLong, choice)
    await beginBreak(page)
    for (const text of said) expect(await page.screen.findByText(text)).toBeVisible()
  },
)

test('limits that cannot be read are said, asked for again, and hold back no break', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => Promise.reject(refusal(500)),
      getGuardRails: () => Promise.reject(refusal(500)),
    },
  })
  const { screen, user, answer } = page
  await screen.findByText('Not all of your limits could be loaded', {}, { timeout: 10_000 })
  expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
  answer({
    listLimits: () => ({ data: [loss()] }),
    getGuardRails: () => ({ data: railsOf({}) }),
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('meter', { name: 'Losses · 24 hours' })
  await screen.findByRole('checkbox', { name: 'Keep calm mode on' })
  expect(screen.queryByText('Not all of your limits could be loaded')).toBeNull()
})

test.each(['20.005', '1.000', '9'.repeat(40)])(
  '[FAIR-24] a limit of %s is told to be no amount',
  async (text) => {
    const page = await openSurface('/profile/limits', {
      isSignedIn: true,
      answers: { listLimits: () => ({ data: [] }) },
    })
    const { screen, user, fill } = page
    const field = await screen.findByRole('textbox', { name: 'Amount in EUR' }, { timeout: 10_000 })
    await fill(field, text)
    await user.click(screen.getByRole('button', { name: 'Set limit' }))
    expect(field).toHaveAccessibleDescription(
      `“${text.slice(0, 30)}” cannot be read as an amount in €`,
    )
  },
)

test('[RG-02] a break names what follows, and asks for the password again', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { beginExclusion: () => undefined },
  })
  const { screen, user, fill, heardOf } = page
  const begin = await screen.findByRole('button', { name: 'Begin' }, { timeout: 10_000 })
  expect(screen.getByText(/Open bets stay and are paid/)).toBeVisible()
  expect(screen.getByText(/Withdraw it first/)).toBeVisible()
  const howLong = screen.getByRole('combobox', { name: 'How long' })
  await user.selectOptions(howLong, 'Self-exclusion · For good')
  expect(screen.queryByText(/Withdraw it first/)).toBeNull()
  expect(screen.getByText(/sent back to where you paid it from/)).toBeVisible()
  await user.selectOptions(howLong, 'Break · 7 days')
  await user.click(begin)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /cannot be undone/ }))
  await user.click(begin)
  const dialog = within(await screen.findByRole('dialog'))
  await fill(await dialog.findByLabelText('Password'), 'Secret-pass-1')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(heardOf('beginExclusion')).toHaveLength(1))
  expect(heardOf('beginExclusion')[0]?.input.body).toMatchObject({
    type: 'coolingoff',
    days: 7,
    currentPassword: 'Secret-pass-1',
  })
})

test('[FAIR-24] minutes are typed in the digits of any language', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { listLimits: () => ({ data: [] }), setLimit: () => ({ data: loss() }) },
  })
  const { screen, user, fill, heardOf } = page
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Limit' }, { timeout: 10_000 }),
    'Reality check',
  )
  await fill(screen.getByRole('textbox', { name: 'Minutes' }), '٩٠')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  await waitFor(() => expect(heardOf('setLimit')).toHaveLength(1))
  expect(heardOf('setLimit')[0]?.input.body).toMatchObject({ type: 'reality_check', amount: 90n })
})

const BITCOIN = {
  ...aSystem().currencies[1]!,
  subcurrencies: [{ code: 'mBTC', symbol: 'm₿', subunits: 100_000 }],
}

const railsOf = ({
  pause = null,
  noLive = null,
  calm = false,
}: GuardRailsChange): GuardRailsAnswer => ({
  rails: { pause, noLive, calm },
  held: { pauseUntil: null, noLiveUntil: null, playUntil: null, changesAt: null },
  wanted: null,
  confirmFrom: null,
  confirmUntil: null,
})

async function openRails(rails: GuardRailsChange) {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ currencies: [BITCOIN] }) }),
      getPlayer: () => ({ data: aPlayer({ currency: 'BTC' }) }),
      listLimits: () => ({ data: [] }),
      setLimit: () => ({ data: loss() }),
      getGuardRails: () => ({ data: railsOf(rails) }),
      setGuardRails: ({ body }) => ({ data: railsOf(body ?? {}) }),
    },
  })
  const { screen, user, heardOf } = page
  const save = await screen.findByRole('button', { name: 'Save' }, { timeout: 10_000 })
  return {
    ...page,
    save: () => user.click(save),
    saved: () => heardOf('setGuardRails').map(({ input }) => input.body),
  }
}

test('hours without live bets are not given up by an emptied time', async () => {
  const hours = { from: 1_380, until: 420, zone: 'Europe/London' }
  const { screen, fill, save, saved } = await openRails({ noLive: hours })
  const until = screen.getByLabelText('Until')
  await fill(until, '')
  await save()
  expect(until).toHaveAccessibleDescription('Enter a time')
  expect(until).toBeInvalid()
  expect(screen.getByLabelText('From')).toBeValid()
  expect(saved()).toEqual([])
  await fill(until, '08:30')
  await save()
  await waitFor(() => expect(saved()).toMatchObject([{ noLive: { ...hours, until: 510 } }]))
})

test('a loss is written and read in one unit, that of stakes', async () => {
  const pause = { losses: null, amount: amountOf(250_000n), currency: 'BTC', minutes: 60 }
  const { screen, fill, save, saved } = await openRails({ pause })
  const amount = screen.getByRole('textbox', { name: 'Or lost in a row, in m₿' })
  expect(amount).toHaveValue('2.50')
  await save()
  // Nothing was changed here.
  await waitFor(() => expect(saved()).toEqual([{}]))
  await fill(amount, '5')
  await save()
  await waitFor(() => expect(saved()[1]).toEqual({ pause: { ...pause, amount: 500_000n } }))
})

test('[FAIR-24] a limit is typed in the unit that stakes are typed in', async () => {
  const { screen, user, fill, heardOf } = await openRails({})
  await fill(await screen.findByRole('textbox', { name: 'Amount in m₿' }), '5')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  await waitFor(() => expect(heardOf('setLimit')).toHaveLength(1))
  expect(heardOf('setLimit')[0]?.input.body).toMatchObject({ amount: 500_000n, currency: 'BTC' })
})

test('[FAIR-24] [ACC-03] what was typed in one currency is no limit in another', async () => {
  let currency = 'EUR'
  const { screen, user, fill, header } = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      getPlayer: () => ({ data: aPlayer({ currency }) }),
      listAccounts: () => ({
        data: ['EUR', 'BTC'].map((code) => ({
          currency: code,
          balance: amountOf(0n),
          active: true,
        })),
      }),
      switchAccount: ({ body }) => {
        currency = body?.currency ?? currency
        return { data: { currency } }
      },
      listLimits: () => ({ data: [] }),
      getGuardRails: () => ({ data: railsOf({}) }),
    },
  })
  await fill(await screen.findByRole('textbox', { name: 'Amount in EUR' }), '50')
  await user.click(await screen.findByRole('checkbox', { name: 'Pause after losses' }))
  await fill(screen.getByRole('textbox', { name: 'Or lost in a row, in EUR' }), '50')
  await user.click(await header().findByRole('button', { name: /^Balance / }))
  await user.click(await screen.findByRole('menuitemradio', { checked: false }))
  expect(await screen.findByRole('textbox', { name: 'Amount in BTC' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Or lost in a row, in BTC' })).toHaveValue('')
})

test('a rule that was set elsewhere meanwhile outlives a save of another one', async () => {
  const noLive = { from: 1_380, until: 420, zone: 'Europe/London' }
  const { screen, user, answer, save, saved } = await openRails({})
  answer({ setGuardRails: ({ body }) => ({ data: railsOf({ noLive, ...body }) }) })
  const hours = screen.getByRole('checkbox', { name: 'No live bets at certain hours' })
  await user.click(hours)
  await user.click(hours)
  await user.click(screen.getByRole('checkbox', { name: 'Pause after losses' }))
  await save()
  const pause = { losses: 3, amount: null, currency: null, minutes: 60 }
  await waitFor(() => expect(saved()).toEqual([{ pause }]))
  await waitFor(() => expect(hours).toBeChecked())
  await user.click(hours)
  await save()
  await waitFor(() => expect(saved()[1]).toEqual({ noLive: null }))
})

test('[FAIR-24] a limit that got no answer is said aloud, and not laid to its amount', async () => {
  const { screen, user, fill, answer } = await openRails({})
  answer({ setLimit: () => Promise.reject(noAnswer()) })
  const amount = await screen.findByRole('textbox', { name: 'Amount in m₿' })
  await fill(amount, '5')
  await user.click(screen.getByRole('button', { name: 'Set limit' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Try again.')
  expect(amount).toBeValid()
  expect(amount).toHaveValue('5')
})

test('rules that hold are said to be saved; of those that wait it is said how long', async () => {
  const { screen, user, answer, save } = await openRails({})
  const pause = screen.getByRole('checkbox', { name: 'Pause after losses' })
  await user.click(pause)
  await save()
  await screen.findByText('Your rules are saved')

  const { wanted, confirmFrom } = { wanted: railsOf({}).rails, confirmFrom: later(DAY_MS) }
  answer({ setGuardRails: () => ({ data: { ...railsOf({}), wanted, confirmFrom } }) })
  await user.click(pause)
  await save()
  await screen.findByText(/^Looser rules can be confirmed from/)
  expect(screen.getAllByText('Your rules are saved')).toHaveLength(1)
})
