import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

test('[ERRP-05] an address without a page is named so, and the page before by its own name again', async () => {
  const { screen } = await openSurface('/sports')
  window.history.pushState({}, '', '/sports/live')
  await waitFor(() => expect(document.title).toBe('Live betting · Touchline'))
  window.history.pushState({}, '', '/sports/there-is-no-such-sport')
  await screen.findByText(/find that page/)
  await waitFor(() => expect(document.title).toBe('Page not found · Touchline'))
  window.history.back()
  await waitFor(() => expect(document.title).toBe('Live betting · Touchline'))
})
