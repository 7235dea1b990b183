import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import type { CatalogueFilters } from '../../../../data/queries/catalogue.ts'
import { useLiveMatches } from '../../../../data/live/use-follow.ts'
import { useTick } from '../../../../base/clock/use-tick.ts'
import { useGroupColumns } from '../../group/use-group-columns.ts'
import { liveFilters } from '../../page/filters.ts'
import { matchProgress } from '../../row/match-progress.ts'
import { RowMarket } from '../../row/row-market.tsx'
import { CardHead } from './card-head.tsx'
import { Shelf } from './shelf.tsx'
import styles from './shelves.module.css'

const IN_PLAY: CatalogueFilters = { ...liveFilters({}), bettable: true }

/** In percent of a match. */
const NEAR_THE_END = 75
const MOST = 10

/** Matches in play by how little of them is left. */
export function endingSoon(matches: readonly Match[], now: number): readonly Match[] {
  const near = matches.flatMap((match) => {
    const { sport, maxPeriodNumber, mainMarket, secondaryMarket } = match
    const played = matchProgress({ ...match, sportKey: sport.key }, maxPeriodNumber, now)
    const isOffered = mainMarket !== null || secondaryMarket !== null
    return played !== null && played >= NEAR_THE_END && isOffered ? [{ match, played }] : []
  })
  return near
    .toSorted((a, b) => b.played - a.played || a.match.id.localeCompare(b.match.id))
    .slice(0, MOST)
    .map(({ match }) => match)
}

export function EndsSoon() {
  const t = useTranslations('home')
  const matches = useLiveMatches(IN_PLAY)
  const minute = useTick((now) => Math.floor(now / 60_000))
  const ending = endingSoon(matches, minute * 60_000)
  if (ending.length === 0) return null
  return (
    <Shelf title={t('endsSoon')}>
      {ending.map((match) => (
        <EndingCard key={match.id} match={match} />
      ))}
    </Shelf>
  )
}

function EndingCard({ match }: { match: Match }) {
  const columns = useGroupColumns([match])
  const isMain = match.mainMarket !== null || columns.second === null
  return (
    <article className={styles['card']} data-kind="ending">
      <CardHead match={match} />
      <RowMarket
        match={match}
        market={isMain ? match.mainMarket : match.secondaryMarket}
        columns={isMain ? columns.main : (columns.second ?? columns.main)}
        labelled
        className={styles['odds']}
      />
    </article>
  )
}
