import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

test.each([
  ['[DEP-10] success', 'success', 'Your deposit is in your account.'],
  ['[DEP-11] error', 'error', 'The deposit was not paid'],
  ['[DEP-12] pending', 'pending', 'The bank is still working on your deposit.'],
])('[DEP-08] [DEP-09] %s is said on the page that it comes back to', async (_, result, text) => {
  const { screen } = await openSurface(`/sports?result=${result}`)
  await screen.findByText(text)
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('[DEP-08] a result that there is not says nothing', async () => {
  const { screen } = await openSurface('/sports?result=whatever')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.queryByText(/deposit/i)).toBeNull()
})
