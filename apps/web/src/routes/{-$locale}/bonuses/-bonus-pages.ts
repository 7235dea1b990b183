import type { PageData } from '../../../data/page-data.ts'
import { bonusesMessages } from '../../../i18n/bonuses-texts.tsx'
import { prizesMessages } from '../../../i18n/prizes-texts.tsx'

export const PAGES = {
  bonuses: async () => (await import('../../../features/bonuses/bonuses-page.tsx')).BonusesPage,
}

export async function textsOf(_: 'bonuses', { page }: PageData) {
  const [{ title, intro }] = await Promise.all([
    bonusesMessages(page),
    // Of the jackpots beside them: what is not there when the server renders is left out of the page.
    prizesMessages(page),
  ])
  return { title, description: intro }
}
