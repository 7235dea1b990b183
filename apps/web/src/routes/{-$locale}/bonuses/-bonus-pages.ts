import type { PageData } from '../../../data/page-data.ts'
import { bonusesMessages } from '../../../i18n/bonuses-texts.tsx'

export const PAGES = {
  bonuses: async () => (await import('../../../features/bonuses/bonuses-page.tsx')).BonusesPage,
}

export async function textsOf(_: 'bonuses', { page }: PageData) {
  const { title, intro } = await bonusesMessages(page)
  return { title, description: intro }
}
