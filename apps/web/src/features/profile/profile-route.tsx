import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { ProfilePageName } from '../../addresses/links.ts'
import { pageHead } from '../../addresses/page-head.ts'
import type { PageData } from '../../data/page-data.ts'
import { profileMessages } from '../../i18n/profile-texts.tsx'

type HeadContext = {
  match: { context: { services: PageData } }
  loaderData?: { title: string } | undefined
}

/**
 * What the pages of a player's account share; search engines have nothing to find there.
 * @param load what the page shows to a signed-in player
 */
export function profileRoute(name: ProfilePageName, load: () => Promise<ComponentType>) {
  return {
    staticData: { page: 'profile' as const },
    loader: async ({ context }: { context: { services: PageData } }) => {
      const texts = await profileMessages(context.services.page)
      return { title: texts.names[name] }
    },
    head: ({ match: { context }, loaderData }: HeadContext) => {
      const title = loaderData?.title ?? ''
      const head = pageHead(context.services.page, {
        title,
        description: title,
        link: (links) => links.profile(name),
      })
      return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
  }
}
