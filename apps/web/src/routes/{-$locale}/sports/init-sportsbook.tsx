import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

const EntryPage = lazyRouteComponent(
  () => import('../../../features/embedding/entry-page.tsx'),
  'EntryPage',
)

export const Route = createFileRoute('/{-$locale}/sports/init-sportsbook')({
  staticData: { page: 'init-sportsbook' },
  // The server writes a page in one go, its first one of the kind too.
  loader: async () => {
    await EntryPage.preload?.()
  },
  component: EntryPage,
})
