import { createFileRoute } from '@tanstack/react-router'

import { profileRoute } from '../../../features/profile/profile-route.tsx'

export const Route = createFileRoute('/{-$locale}/profile/')(
  profileRoute(
    'account',
    async () => (await import('../../../features/profile/account-page.tsx')).AccountPage,
  ),
)
