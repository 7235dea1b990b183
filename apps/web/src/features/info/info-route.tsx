import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { InfoPageName } from '../../addresses/links.ts'
import { pageHead } from '../../addresses/page-head.ts'
import type { PageData } from '../../data/page-data.ts'
import { infoMessages } from '../../i18n/info-texts.tsx'
import type { PageName } from '../../layout/document/page-name.ts'

type HeadContext = {
  match: { context: { services: PageData } }
  loaderData?: { description: string } | undefined
}

const NAMES = {
  rules: 'general-rules',
  about: 'about',
  terms: 'terms-and-conditions',
  help: 'help-center',
  saferGambling: 'responsible-gambling',
} as const satisfies Record<InfoPageName, PageName>

/** What the pages about the product share. */
export function infoRoute(name: InfoPageName, load: () => Promise<ComponentType>) {
  return {
    staticData: { page: NAMES[name] },
    loader: async ({ context }: { context: { services: PageData } }) => {
      const texts = await infoMessages(context.services.page)
      return { description: texts.intro[name] }
    },
    head: ({ match: { context }, loaderData }: HeadContext) => {
      const { page, messages } = context.services
      return pageHead(page, {
        title: messages.layout.info[name],
        description: loaderData?.description ?? '',
        link: (links) => links.info(name),
      })
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
  }
}
