import type { PageData } from '../../data/page-data.ts'
import { marketsQuery } from '../../data/queries/catalogue.ts'
import { raceQuery } from '../../data/queries/racing.ts'
import { racingMessages } from '../../i18n/racing-texts.tsx'

/** Reads what `RacePage` shows besides the event itself. */
export async function loadRace(services: PageData, id: string): Promise<void> {
  const { queryClient, page } = services
  await Promise.all([
    queryClient.query(raceQuery(services, id)),
    queryClient.query(marketsQuery(services, id)),
    racingMessages(page),
  ])
}
