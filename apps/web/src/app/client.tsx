import '@touchline/ui/styles.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { pageErrors } from './page-errors.ts'
import { fetchOnFirstSign } from '../base/first-sign.ts'
import { getRouter } from './router.tsx'

/**
 * Takes the rendered page over. The framework's own entry does the same and brings the client of
 * its server functions with it, which this product does not use.
 */
async function takeOver(): Promise<void> {
  const router = await getRouter()
  router.options.serializationAdapters = [pageErrors]
  // Where most presses lead.
  const eventPage = router.routesById['/{-$locale}/sports/$sport/$slug']
  fetchOnFirstSign(async () => router.loadRouteChunk(eventPage))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void takeOver()
