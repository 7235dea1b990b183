import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const system = aSystem()

/** A page of an operator of that country, and of a visitor of another one where it is known. */
function openIn(country: string, address: string, options: SurfaceOptions = {}) {
  const platform = { ...system.platform, country, ages: { GR: 21 } }
  return openSurface(address, {
    ...options,
    answers: {
      ...options.answers,
      getSystemSettings: () => ({ data: { ...system, platform } }),
    },
  })
}

test('[FAIR-31] [FAIR-39] signing in and joining name the helpline of the country, and the risk where it asks for that', async () => {
  const { screen, load } = await openIn('GB', '/sports?modal=signIn')
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  expect(await dialog.findByRole('link', { name: '0808 8020 133' })).toHaveAttribute(
    'href',
    'tel:08088020133',
  )
  dialog.getByRole('link', { name: 'GamCare' })
  expect(dialog.queryByText(/can become an addiction/)).toBeNull()
  await load('/sports?modal=signUp')
  await screen.findByRole('link', { name: 'GamCare' })
  const there = await openIn('BR', '/sports?modal=signUp')
  await there.screen.findByText(/can become an addiction/)
  await there.load('/sports?modal=signIn')
  await there.screen.findByText(/can become an addiction/)
})

test('[FAIR-31] signing out names it too', async () => {
  const { user, screen, header } = await openIn('GB', '/sports', {
    isSignedIn: true,
    answers: { signOut: () => undefined },
  })
  await user.click(await header().findByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByText('Help with gambling: GamCare 0808 8020 133')
})

test('[FAIR-38] [INFO-04] the least age is the country’s, in the footer and where one agrees; the terms are a press away', async () => {
  const { screen } = await openIn('GB', '/sports?modal=signUp', { page: { userCountry: 'GR' } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await dialog.findByRole('checkbox', {
    name: 'I am at least 21 years old and accept the terms and conditions',
  })
  expect(dialog.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  )
  expect(within(screen.getByRole('contentinfo', { hidden: true })).getByText('21+')).toBeVisible()
})

test('[FAIR-36] changed terms are agreed to before anything goes on, or signed out of', async () => {
  let player = aPlayer({ termsToAccept: '2027-01' })
  const { screen, user, heardOf } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getPlayer: () => ({ data: player }),
      acceptTerms: () => {
        player = aPlayer({ termsToAccept: null })
        return { data: player }
      },
    },
  })
  const name = 'Our terms have changed'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.keyboard('{Escape}{Escape}')
  expect(screen.queryByRole('dialog', { name })).not.toBeNull()
  await dialog.findByText(/version 2027-01/)
  for (const link of ['Terms and conditions', 'Betting rules']) {
    expect(dialog.getByRole('link', { name: link })).toHaveAttribute('target', '_blank')
  }
  dialog.getByRole('button', { name: 'Sign out' })
  await user.click(dialog.getByRole('button', { name: 'I agree' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  expect(heardOf('acceptTerms')[0]?.input.body).toEqual({ version: '2027-01' })
})
