import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

import { ServicesContext } from '../base/services.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { WentWrongPage } from '../layout/went-wrong-page.tsx'
// oxlint-disable-next-line import/no-cycle -- the generated tree names the type of this router
import { routeTree } from './route-tree.gen.ts'
import type { Services } from './services.ts'

/** How a page says what it was rendered from, and takes it over. */
type Passing<Passed> = {
  ssr?: { nonce?: string }
  dehydrate?: () => object
  hydrate?: (passed: Passed) => Promise<void>
}

/** As it is written, but for what an older link wrote in quotes: the code 2345E678 is no number. */
function readValue(text: string): unknown {
  return text.startsWith('"') ? JSON.parse(text) : text
}

/** The router of one page: every route, with the page's services around it. */
export function createPageRouter<Passed>(services: Services, passing: Passing<Passed> = {}) {
  return createRouter({
    routeTree,
    parseSearch: parseSearchWith(readValue),
    stringifySearch: stringifySearchWith(JSON.stringify),
    context: { services },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: WentWrongPage,
    defaultOnCatch: (error) => services.report(error),
    // An unknown address gets a page of its own, not one inside the frame of its neighbours.
    notFoundMode: 'root',
    scrollRestoration: true,
    Wrap: ({ children }) => (
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </QueryClientProvider>
    ),
    ...(passing as object),
  })
}
