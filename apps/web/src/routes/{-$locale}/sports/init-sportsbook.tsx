import { createFileRoute } from '@tanstack/react-router'

import { EntryPage } from '../../../features/embedding/entry-page.tsx'

export const Route = createFileRoute('/{-$locale}/sports/init-sportsbook')({
  staticData: { page: 'init-sportsbook' },
  // A way in, not a page to find.
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: EntryPage,
})
