import type { ComponentType } from 'react'

import type { PageData } from '../../../data/page-data.ts'
import { jackpotHitsQuery, jackpotsQuery } from '../../../data/queries/jackpots.ts'
import { promotionsQuery } from '../../../data/queries/promotions.ts'
import { prizesMessages } from '../../../i18n/prizes-texts.tsx'

export type PrizePageName = 'jackpots' | 'promotions'

export const PAGES: Readonly<Record<PrizePageName, () => Promise<ComponentType>>> = {
  jackpots: async () => (await import('../../../features/jackpots/jackpots-page.tsx')).JackpotsPage,
  promotions: async () =>
    (await import('../../../features/promotions/promotions-page.tsx')).PromotionsPage,
}

/** Reads what the page shows, too: what fails there the page says by itself. */
export async function textsOf(name: PrizePageName, services: PageData) {
  const { queryClient } = services
  const texts = prizesMessages(services.page)
  const nothing = () => undefined
  await (name === 'jackpots'
    ? Promise.all([
        queryClient.query(jackpotsQuery(services)).catch(nothing),
        queryClient.query(jackpotHitsQuery(services)).catch(nothing),
      ])
    : queryClient.query(promotionsQuery(services)).catch(nothing))
  const { title, description } = (await texts)[name]
  return { title, description }
}
