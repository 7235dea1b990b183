import { configureIcons } from '@touchline/ui'

import { localeOfPath } from '../i18n/locale-path.ts'
import { loadPageMessages } from '../i18n/load-page-messages.ts'
import { sendQueries, takeQueries, type SentQueries } from '../data/queries/sent-queries.ts'
import { createServices } from './create-services.ts'
import { requestEnvironment, requestPath } from './request-environment.ts'
import { keepAddresses } from './on-server/kept-addresses.ts'
import type { PageState, RequestPreferences } from '../base/environment.ts'
import { markOf } from '../base/page-fill.ts'
import { createPreferences } from '../preferences/preferences.ts'
import { loadRendered } from '../routes/{-$locale}/-own-parts.ts'
import { fetchErrorPage } from '../layout/error-shell/error-page.tsx'
// oxlint-disable-next-line import/no-cycle -- the generated tree names the type of this router
import { createPageRouter } from './page-router.tsx'
import type { Services } from './services.ts'

export async function getRouter() {
  const environment = import.meta.env.SSR ? requestEnvironment() : undefined
  const services = createServices(environment, requestPath())
  services.messages = await loadPageMessages(services.page)
  if (environment !== undefined || isErrorPage()) await fetchErrorPage()
  configureIcons(services.page.iconsUrl)

  const router = createPageRouter(services, {
    ...(environment && {
      ssr: { nonce: environment.nonce },
      dehydrate: () => dehydrated(services),
    }),
    hydrate: async ({ page: shared, own, queries }: Passed) => {
      const page = { ...shared, preferences: JSON.parse(own) as RequestPreferences }
      takeQueries(services.queryClient, queries)
      services.page = page
      configureIcons(page.iconsUrl)
      services.preferences = createPreferences(page.preferences)
      services.messages = await loadPageMessages(page)
      // What the operator made of it has code of its own.
      if (document.querySelector('[data-own]') !== null) await loadRendered()
    },
  })
  if (import.meta.env.SSR) keepAddresses(router, localeOfPath(requestPath()))
  return router
}

type Passed = {
  page: Omit<PageState, 'preferences'>
  /** The visitor's preferences, filled into a page that others have too. */
  own: string
  queries: SentQueries
}

function dehydrated({ page: whole, queryClient, report }: Services): Passed {
  const { fill, preferences: _, ...page } = whole
  return {
    page,
    own: fill === undefined ? '' : markOf(fill, 'own'),
    queries: sendQueries(queryClient, report),
  }
}

/** The server rendered one: nothing is taken over without its code. */
function isErrorPage(): boolean {
  const page = document.documentElement.dataset['page'] ?? ''
  return page === '404' || page === '500' || page === 'blocked' || page === 'locked'
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
