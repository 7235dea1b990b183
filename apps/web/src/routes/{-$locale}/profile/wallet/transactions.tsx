import { createFileRoute } from '@tanstack/react-router'

import { profileRoute } from '../../../../features/profile/profile-route.tsx'

export const Route = createFileRoute('/{-$locale}/profile/wallet/transactions')(
  profileRoute(
    'transactions',
    async () => (await import('../../../../features/profile/coming-pages.tsx')).TransactionsPage,
  ),
)
