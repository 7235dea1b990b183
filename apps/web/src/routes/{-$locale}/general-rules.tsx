import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../../features/info/info-route.tsx'

export const Route = createFileRoute('/{-$locale}/general-rules')(
  infoRoute('rules', async () => (await import('../../features/info/rules-page.tsx')).RulesPage),
)
