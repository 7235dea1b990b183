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
    textsOf: (name: Name, services: PageData) => Promise<Texts>
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
    loader: async ({ context }: { context: { services: PageData } }) =>
      (await pages()).textsOf(name, context.services),
    head: ({ match, loaderData = { title: '', description: '' } }: HeadContext) =>
      pageHead(match.context.services.page, { ...head, ...loaderData }),
    component: lazyRouteComponent(async () => ({ default: await (await pages()).PAGES[name]() })),
  }
}
