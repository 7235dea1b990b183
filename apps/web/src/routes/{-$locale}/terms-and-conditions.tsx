import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../../features/info/info-route.tsx'

export const Route = createFileRoute('/{-$locale}/terms-and-conditions')(
  infoRoute('terms', async () => (await import('../../features/info/terms-page.tsx')).TermsPage),
)
