import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/{-$locale}/sports/init-sportsbook')({
  staticData: { page: 'init-sportsbook' },
  component: lazyRouteComponent(
    () => import('../../../features/embedding/entry-page.tsx'),
    'EntryPage',
  ),
})
