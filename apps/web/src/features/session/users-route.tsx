import { lazyRouteComponent } from '@tanstack/react-router'

import { pageHead } from '../../addresses/page-head.ts'
import type { UsersPageName } from '../../addresses/links.ts'
import type { PageData } from '../../data/page-data.ts'

type HeadContext = {
  match: { context: { services: PageData } }
  loaderData?: { title: string } | undefined
}

/** What the pages around a player's account share; search engines have nothing to find there. */
export function usersRoute(name: UsersPageName) {
  return {
    staticData: { page: 'users' as const },
    loader: async ({ context }: { context: { services: PageData } }) => {
      const { accessTitle } = await import('./views/access-title.ts')
      return { title: await accessTitle(name, context.services.page) }
    },
    head: ({ match: { context }, loaderData }: HeadContext) => {
      const title = loaderData?.title ?? ''
      return pageHead(context.services.page, {
        title,
        description: title,
        link: (links) => links.users(name),
        isPrivate: true,
      })
    },
    component: lazyRouteComponent(async () => {
      const { UsersPage } = await import('./users-page.tsx')
      return { default: () => <UsersPage name={name} /> }
    }),
  }
}
