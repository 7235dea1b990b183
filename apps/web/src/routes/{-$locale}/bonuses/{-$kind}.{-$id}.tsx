import { createFileRoute } from '@tanstack/react-router'

import { lateRoute } from '../-late-route.ts'

export const Route = createFileRoute('/{-$locale}/bonuses/{-$kind}/{-$id}')(
  lateRoute({
    name: 'bonuses',
    page: 'bonuses',
    pages: () => import('./-bonus-pages.ts'),
    // What is one player's is for no search engine; the list stands for all of them.
    link: (links) => ({ ...links.home(), to: '/{-$locale}/bonuses' }),
  }),
)
