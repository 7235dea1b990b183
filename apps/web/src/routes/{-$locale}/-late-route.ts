import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { Links } from '../../addresses/links.ts'
import { pageHead } from '../../addresses/page-head.ts'
import type { PageLink } from '../../addresses/page-path.ts'
import type { PageData } from '../../data/page-data.ts'
import type { PageName } from '@touchline/contract'

type Texts = { title: string; description: string }

type LateRoute<Name extends string> = {
  name: Name
  page: PageName
  /** One file for several pages: a name of it for each would weigh on every visit. */
  pages: () => Promise<{
    PAGES: Readonly<Record<Name, () => Promise<ComponentType>>>
    /** Fetches all texts that the page is rendered with. */
    textsOf: (name: Name, services: PageData) => Promise<Texts>
    /** What the page shows, too: what fails there the page says by itself. */
    dataOf?: (name: Name, services: PageData) => Promise<unknown>
  }>
  link: (links: Links) => PageLink
  isPrivate?: boolean
}

type HeadContext = {
  match: { context: { services: PageData } }
  loaderData?: Texts | undefined
}

/** Options of a page of which no other page carries more than its name, its title included. */
export function lateRoute<Name extends string>(route: LateRoute<Name>) {
  const { name, page, pages, ...head } = route
  return {
    staticData: { page },
    loader: async ({ context: { services } }: { context: { services: PageData } }) => {
      const { textsOf, dataOf } = await pages()
      const [texts] = await Promise.all([textsOf(name, services), dataOf?.(name, services)])
      return texts
    },
    head: async ({ match, loaderData }: HeadContext) => {
      const { services } = match.context
      // A rendered page is taken over with its texts: React takes out what still waits for them.
      if (loaderData) await (await pages()).textsOf(name, services)
      return pageHead(services.page, { ...head, ...(loaderData ?? { title: '', description: '' }) })
    },
    component: lazyRouteComponent(async () => ({ default: await (await pages()).PAGES[name]() })),
  }
}
