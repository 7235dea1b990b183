import type { ComponentType } from 'react'

import type { InfoPageName } from '../../addresses/links.ts'
import type { PageData } from '../../data/page-data.ts'
import { infoMessages } from '../../i18n/info-texts.tsx'

export const PAGES: Readonly<Record<InfoPageName, () => Promise<ComponentType>>> = {
  rules: async () => (await import('../../features/info/rules-page.tsx')).RulesPage,
  about: async () => (await import('../../features/info/about-page.tsx')).AboutPage,
  terms: async () => (await import('../../features/info/terms-page.tsx')).TermsPage,
  help: async () => (await import('../../features/info/help-page.tsx')).HelpPage,
  saferGambling: async () =>
    (await import('../../features/info/safer-gambling-page.tsx')).SaferGamblingPage,
}

export async function textsOf(
  name: InfoPageName,
  { page, messages }: Pick<PageData, 'page' | 'messages'>,
) {
  const { intro } = await infoMessages(page)
  return { title: messages.layout.info[name], description: intro[name] }
}
