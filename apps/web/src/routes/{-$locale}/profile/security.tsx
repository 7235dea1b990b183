import { createFileRoute } from '@tanstack/react-router'

import { profileRoute } from '../../../features/profile/profile-route.tsx'

export const Route = createFileRoute('/{-$locale}/profile/security')(
  profileRoute(
    'security',
    async () => (await import('../../../features/profile/security-page.tsx')).SecurityPage,
  ),
)
