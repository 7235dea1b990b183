import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

test('[ROUTE-04] what an address opened goes when Back leaves that address', async () => {
  const { screen } = await openSurface('/sports/general-rules')
  window.history.pushState({}, '', '/sports/general-rules?modal=signIn')
  await screen.findByRole('dialog', { name: 'Sign in' })
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})
