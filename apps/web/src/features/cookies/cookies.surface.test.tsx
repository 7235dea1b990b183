import { waitFor, within } from '@testing-library/dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { tabChannel } from '../../base/tabs.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

afterEach(() => void vi.useRealTimers())

const asked = (path: string) => openSurface(path, { isAskedForCookies: true })

test('[COOKIE-03] cookies are asked about once, after the first sign, with two answers of one weight', async () => {
  const { screen, user, reload } = await asked('/sports')
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  await user.keyboard('{Shift}')
  const notice = within(await screen.findByRole('region', { name: 'Cookies' }))
  const answers = ['Necessary only', 'Accept all'].map((name) =>
    notice.getByRole('button', { name }),
  )
  const looks = answers.map((button) => [button.className, button.dataset['tone']])
  expect(looks[0]).toEqual(looks[1])
  await user.click(notice.getByRole('button', { name: 'Necessary only' }))
  expect(document.cookie).toContain('cookie_consent=necessary')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull())

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await reload()
  await user.keyboard('{Shift}')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
})

test('[COOKIE-03] [ANALYT-01] what is answered in one tab is asked in no other', async () => {
  const { screen, user } = await asked('/sports?btag=aff-7')
  await user.keyboard('{Shift}')
  await screen.findByRole('region', { name: 'Cookies' })
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the other tab does
  document.cookie = 'cookie_consent=all; path=/'
  const otherTab = tabChannel('touchline.consent')
  onTestFinished(otherTab.close)
  otherTab.post(null)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull())
  expect(document.cookie).toContain('sb_tracking=btag%3Daff-7')
})

test('[MODAL-16] [GAP-34] the address and the footer open what exactly is kept, and the choice can change', async () => {
  const { screen, user, load } = await openSurface('/sports?modal=cookieNotice')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cookies' }))
  dialog.getByText(/no counting of visits/)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await load('/sports')
  await user.click(await screen.findByRole('button', { name: 'Cookies' }))
  const again = within(await screen.findByRole('dialog', { name: 'Cookies' }))
  again.getByRole('button', { name: 'Accept all', pressed: true })
  await user.click(again.getByRole('button', { name: 'Necessary only', pressed: false }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.cookie).toContain('cookie_consent=necessary')
  await user.click(screen.getByRole('button', { name: 'Cookies' }))
  await screen.findByRole('button', { name: 'Necessary only', pressed: true })
})

test('[ANALYT-01] [COOKIE-03] where a visitor came from is kept once they agree, not before', async () => {
  const { screen, user } = await asked('/sports?btag=aff-7')
  await waitFor(() => expect(window.location.search).not.toContain('btag'))
  expect(document.cookie).not.toContain('sb_tracking')
  await user.keyboard('{Shift}')
  const notice = within(await screen.findByRole('region', { name: 'Cookies' }))
  await user.click(notice.getByRole('button', { name: 'Accept all' }))
  expect(document.cookie).toContain('sb_tracking=btag%3Daff-7')
})
