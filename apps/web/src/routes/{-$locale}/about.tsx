import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../../features/info/info-route.tsx'

export const Route = createFileRoute('/{-$locale}/about')(
  infoRoute('about', async () => (await import('../../features/info/about-page.tsx')).AboutPage),
)
