import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { Links } from '../../addresses/links.ts'
import { pageHead } from '../../addresses/page-head.ts'
import type { PageLink } from '../../addresses/page-path.ts'
import type { PageData } from '../../data/page-data.ts'
import type { PageName } from '@touchline/contract'

type LateRoute<Name extends string> = {
  name: Name
  page: PageName
  /** One file for several pages: a name of it for each would weigh on every visit. */
  pages: () => Promise<{
    PAGES: Readonly<Record<Name, () => Promise<ComponentType>>>
    /** Asks the backend for what the page shows, where it is rendered with more than texts. */
    load?: (name: Name, services: PageData) => Promise<unknown>
    /** Fetches all texts that the page is rendered with, and asks the backend nothing. */
    textsOf: (name: Name, services: PageData) => Promise<{ title: string; description: string }>
  }>
  link: (links: Links) => PageLink
  isPrivate?: boolean
}

/** Options of a page of which no other page carries more than its name, its title included. */
export function lateRoute<Name extends string>(route: LateRoute<Name>) {
  const { name, page, pages, ...head } = route
  return {
    staticData: { page },
    loader: async ({ context }: { context: { services: PageData } }) => {
      const { load, textsOf } = await pages()
      await (load ?? textsOf)(name, context.services)
    },
    // A rendered page is taken over after its head: React takes out what waits for texts then.
    head: async ({ match }: { match: { context: { services: PageData } } }) => {
      const { services } = match.context
      return pageHead(services.page, {
        ...head,
        ...(await (await pages()).textsOf(name, services)),
      })
    },
    component: lazyRouteComponent(async () => ({ default: await (await pages()).PAGES[name]() })),
  }
}
