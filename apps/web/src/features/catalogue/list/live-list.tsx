import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../../base/services.ts'
import { useLiveMatches } from '../../../data/live/use-follow.ts'
import { matchesQuery, type CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { NothingLive } from '../page/no-matches.tsx'
import { leagueSection, sportSections, type SportEnd } from './build-sections.tsx'
import { MatchList } from './match-list.tsx'
import { NewcomersBar } from './newcomers-bar.tsx'
import { useHeldMatches } from './use-held-matches.ts'

/** How often a live list asks which matches began or ended, in ms; what moves in them is pushed. */
const REFRESH_MS = 15_000

type LiveListProps = {
  filters: CatalogueFilters
  /** Sports in their order, each under a heading; absent on a page of one sport. */
  sportKeys?: readonly string[]
  /** Beside the heading of each sport. */
  sportEnd?: SportEnd
}

/** Matches in play. Rows stay where they are; newcomers wait behind a bar. */
export function LiveList({ filters, sportKeys, sportEnd }: LiveListProps) {
  const matches = useLiveMatches(filters)
  const query = matchesQuery(useServices(), filters)
  useQuery({ ...query, refetchInterval: REFRESH_MS, notifyOnChangeProps: [] })
  const [{ shown, waiting, ended, decided }, showWaiting] = useHeldMatches(matches)
  const sportKey = filters.sportKey?.length === 1 ? filters.sportKey[0] : undefined
  if (shown.length === 0 && waiting.length === 0) return <NothingLive sportKey={sportKey} />
  const sections =
    sportKeys === undefined
      ? [leagueSection(shown, { last: decided })]
      : sportSections(shown, sportKeys, sportEnd, { last: decided })
  return (
    <div>
      <NewcomersBar count={waiting.length} onShow={showWaiting} />
      <MatchList sections={sections} ended={ended} />
      {waiting.length === 0 && ended.size === shown.length && (
        <NothingLive sportKey={sportKey} hasEnded />
      )}
    </div>
  )
}
