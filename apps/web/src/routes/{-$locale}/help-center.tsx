import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../../features/info/info-route.tsx'

export const Route = createFileRoute('/{-$locale}/help-center')(
  infoRoute('help', async () => (await import('../../features/info/help-page.tsx')).HelpPage),
)
