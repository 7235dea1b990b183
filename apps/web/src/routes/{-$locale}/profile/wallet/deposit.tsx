import { createFileRoute } from '@tanstack/react-router'

import { profileRoute } from '../../../../features/profile/profile-route.tsx'

export const Route = createFileRoute('/{-$locale}/profile/wallet/deposit')(
  profileRoute(
    'deposit',
    async () => (await import('../../../../features/profile/coming-pages.tsx')).DepositPage,
  ),
)
