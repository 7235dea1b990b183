import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { refusal, type Answers } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const progress: Answers = {
  getCompPoints: () => ({ data: { persistent: 120, current: 7 } }),
  listStatusGroups: () => ({ data: [{ id: '1', name: 'Silver', points: 100 }] }),
}

async function openMenu(answers: Answers) {
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: { ...progress, ...answers },
  })
  await page.user.click(await page.screen.findByRole('button', { name: /^Your account: / }))
  await page.screen.findByRole('menuitem', { name: 'Sign out' })
  const entries = () => page.screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  return { ...page, entries }
}

test('[AUTH-09] [AUTH-10] [HEAD-10] the menu of a profile has its points and its status groups', async () => {
  const { entries } = await openMenu({})
  await waitFor(() => expect(entries()).toContain('120 points'))
  expect(entries()).toContain('Silver')
})

test('[AUTH-09] [AUTH-12] points that nobody may read are left out, and the player stays', async () => {
  const { entries } = await openMenu({ getCompPoints: () => Promise.reject(refusal(401)) })
  await waitFor(() => expect(entries()).toContain('Silver'))
  expect(entries().filter((entry) => entry?.includes('point'))).toEqual([])
})

test('[AUTH-16] [HEAD-10] the menu of a profile leads out by keyboard, past what only says something', async () => {
  const { screen, user } = await openSurface('/sports', { isSignedIn: true, answers: progress })
  const trigger = await screen.findByRole('button', { name: /^Your account: / })
  trigger.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus())
  await user.keyboard('{ArrowUp}{Enter}')
  await screen.findByRole('button', { name: 'Sign in' })
})

/** Of a press with Control; the browser of these tests would go there itself. */
function isLeftToBrowser(link: HTMLElement): boolean {
  let isLeft = false
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', hear, { once: true })
  fireEvent.click(link, { ctrlKey: true })
  return isLeft
}

const PAGES = ['Account', 'Transactions', 'Bonuses', 'My bets']

test('[HEAD-10] pages in the menu of a profile are links: a tab of their own opens, and this page stays', async () => {
  const { screen, user } = await openMenu({})
  await screen.findByRole('menuitem', { name: 'Bonuses' })
  const addresses = PAGES.map((name) => screen.getByRole('menuitem', { name }).getAttribute('href'))
  expect(addresses).toEqual([
    '/profile',
    '/profile/wallet/transactions',
    '/bonuses',
    '/sports/my-bets',
  ])
  expect(isLeftToBrowser(screen.getByRole('menuitem', { name: 'My bets' }))).toBe(true)
  expect(location.pathname).toBe('/sports')
  await user.click(screen.getByRole('button', { name: /^Your account: / }))
  const account = await screen.findByRole('menuitem', { name: 'Account' })
  account.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(location.pathname).toBe('/profile'))
})

test('[HEAD-01] the way to the bonuses is a link', async () => {
  const { screen, user } = await openSurface('/sports', { isSignedIn: true })
  const bonuses = await screen.findByRole('link', { name: 'Bonuses' })
  expect(bonuses).toHaveAttribute('href', '/bonuses')
  expect(isLeftToBrowser(bonuses)).toBe(true)
  expect(location.pathname).toBe('/sports')
  await user.click(bonuses)
  await waitFor(() => expect(location.pathname).toBe('/bonuses'))
})
