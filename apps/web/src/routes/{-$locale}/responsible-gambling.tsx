import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../../features/info/info-route.tsx'

export const Route = createFileRoute('/{-$locale}/responsible-gambling')(
  infoRoute(
    'saferGambling',
    async () => (await import('../../features/info/safer-gambling-page.tsx')).SaferGamblingPage,
  ),
)
