import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'

import { messages } from '../../testing/messages.ts'
import { ServicesContext } from '../../base/services.ts'
import type { PageState } from '../../base/environment.ts'
import type { Services } from '../../app/services.ts'

const PAGE: PageState = {
  locale: 'en',
  defaultLocale: 'en',
  localePrefixRequired: false,
  locales: ['en'],
  hiddenPages: [],
  publicUrl: 'https://bets.example',
  iconsUrl: '/fe-api/icons.svg',
  themeUrl: null,
  ownTexts: null,
  textsMark: '0',
  userCountry: null,
  preview: null,
  requestId: null,
  renderedAt: 0,
  preferences: { theme: null, oddsType: null, timeZone: null, hasSession: false, pinned: 0 },
}

type Rendering = {
  path?: string
  page?: Partial<PageState>
  /** What the part needs besides the page. */
  services?: Partial<Services>
  /** Puts answers of the backend in place. */
  seed?: (queryClient: QueryClient, services: Services) => void
}

/** HTML of a part of the layout that needs the address, the page and the texts alone. */
export async function renderLayout(
  part: ReactNode,
  { path = '/sports', page, services: own, seed }: Rendering = {},
) {
  const services = { ...own, page: { ...PAGE, ...page } } as Services
  const queryClient = new QueryClient()
  seed?.(queryClient, services)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => part,
  })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <IntlProvider locale="en" messages={messages} timeZone="UTC">
          <RouterProvider router={router as never} />
        </IntlProvider>
      </ServicesContext>
    </QueryClientProvider>,
  )
}
