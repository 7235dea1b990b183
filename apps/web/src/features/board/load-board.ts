import type { PageData } from '../../data/page-data.ts'
import { listMarketsQuery } from '../../data/queries/list-markets.ts'
import { matchQuery } from '../../data/queries/catalogue.ts'
import { askMatchInfoTexts } from '../../i18n/match-info-texts.tsx'
import { inPlayQuery, readMatches } from './board-queries.ts'
import { chosenMatches, type BoardSearch } from './board-search.ts'
import { chooseMatches } from './choice/choose-matches.ts'
import { restoreBoard } from './choice/kept-board.ts'

/**
 * Reads what the board shows.
 * @returns the player's own board where the address names none and the device remembers one that is
 *   still on; null else
 */
export async function loadBoard(
  services: PageData,
  search: BoardSearch,
): Promise<readonly string[] | null> {
  const { queryClient, report } = services
  const inPlay = queryClient.query({ ...inPlayQuery(services), staleTime: 'static' })
  const markets = { ...listMarketsQuery(services), staleTime: 'static' as const }
  const rest = Promise.all([
    queryClient.query(markets).catch(report),
    askMatchInfoTexts(services.page),
  ])
  const chosen = chosenMatches(search)
  const own = chosen ?? (typeof document === 'undefined' ? [] : restoreBoard().matches)
  const ids = own.length > 0 || chosen !== null ? own : chooseMatches([], await inPlay)
  const isNew = (id: string) =>
    queryClient.getQueryData(matchQuery(services, id).queryKey) === undefined
  const isKept = chosen === null && own.length > 0
  const fresh = isKept ? ids : ids.filter(isNew)
  const [still] = await Promise.all([readMatches(services, fresh), inPlay, rest])
  if (!isKept) return null
  if (still.length > 0) return still
  await readMatches(services, chooseMatches([], await inPlay))
  return null
}
