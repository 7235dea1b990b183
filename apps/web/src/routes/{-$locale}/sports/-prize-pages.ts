import type { ComponentType } from 'react'

import type { PageData } from '../../../data/page-data.ts'
import { jackpotHitsQuery, jackpotsQuery } from '../../../data/queries/jackpots.ts'
import { lotteriesQuery } from '../../../data/queries/lotteries.ts'
import { promotionsQuery } from '../../../data/queries/promotions.ts'
import { racesQuery } from '../../../data/queries/racing.ts'
import { hasJackpots, systemSettingsQuery } from '../../../data/queries/system-settings.ts'
import { lotteriesMessages } from '../../../i18n/lotteries-texts.tsx'
import { prizesMessages } from '../../../i18n/prizes-texts.tsx'
import { racingMessages } from '../../../i18n/racing-texts.tsx'

export type PrizePageName = 'jackpots' | 'promotions' | 'racing' | 'lotteries'

export const PAGES: Readonly<Record<PrizePageName, () => Promise<ComponentType>>> = {
  jackpots: async () => (await import('../../../features/jackpots/jackpots-page.tsx')).JackpotsPage,
  promotions: async () =>
    (await import('../../../features/promotions/promotions-page.tsx')).PromotionsPage,
  lotteries: async () =>
    (await import('../../../features/lotteries/lotteries-page.tsx')).LotteriesPage,
  racing: async () => (await import('../../../features/racing/racing-page.tsx')).RacingPage,
}

export async function textsOf(name: PrizePageName, { page }: PageData) {
  const [texts] = await Promise.all([
    prizesMessages(page),
    name === 'lotteries' && lotteriesMessages(page),
    name === 'racing' && racingMessages(page),
  ])
  const { title, description } = texts[name]
  return { title, description }
}

/** Reads what the page shows, too: what fails there the page says by itself. */
export async function load(name: PrizePageName, services: PageData) {
  const texts = textsOf(name, services)
  const { queryClient } = services
  const nothing = () => undefined
  const system = await queryClient.query(systemSettingsQuery(services))
  const shown: Readonly<Record<PrizePageName, () => readonly Promise<unknown>[]>> = {
    jackpots: () =>
      hasJackpots(system)
        ? [
            queryClient.query(jackpotsQuery(services)),
            queryClient.query(jackpotHitsQuery(services)),
          ]
        : [],
    promotions: () => [queryClient.query(promotionsQuery(services))],
    lotteries: () => [queryClient.query(lotteriesQuery(services))],
    racing: () => [queryClient.query(racesQuery(services))],
  }
  await Promise.all(shown[name]().map((answer) => answer.catch(nothing)))
  await texts
}
