import { Flag, SportIcon, TeamLogo } from '@touchline/ui'

import { badgeOf } from '../../../parts/side-logo/badge-of.ts'
import styles from './hit-list.module.css'
import type { Hit } from './hit.ts'
import { Marked } from './marked.tsx'
import { MatchScore, MatchTime } from './match-parts.tsx'

/** What was found: a picture, its name with the found part marked, and where it belongs. */
export function HitText({ hit, query }: { hit: Hit; query: string }) {
  switch (hit.kind) {
    case 'sport':
      return (
        <>
          <SportIcon sportKey={hit.sport.key} className={styles['icon']} />
          <span className={styles['name']}>
            <Marked text={hit.sport.name} query={query} />
          </span>
        </>
      )
    case 'tournament':
      return (
        <>
          <span className={styles['icon']}>
            <Flag countryCode={hit.tournament.countryCode} />
          </span>
          <span className={styles['texts']}>
            <span className={styles['name']}>
              <Marked text={hit.tournament.name} query={query} />
            </span>
            <span className={styles['under']}>
              <Marked text={hit.tournament.categoryName} query={query} />
            </span>
          </span>
        </>
      )
    case 'competitor':
      return (
        <>
          <span className={styles['icon']}>
            <TeamLogo
              name={hit.competitor.name}
              kit={hit.competitor.kit}
              of={badgeOf(hit.competitor.sportKey)}
            />
          </span>
          <span className={styles['texts']}>
            <span className={styles['name']}>
              <Marked text={hit.competitor.name} query={query} />
            </span>
            <bdi className={styles['under']}>{hit.competitor.tournamentName}</bdi>
          </span>
        </>
      )
    case 'match':
      return <MatchText hit={hit} query={query} />
  }
}

function MatchText({ hit, query }: { hit: Extract<Hit, { kind: 'match' }>; query: string }) {
  const { home, away, sportKey, tournamentName } = hit.match
  return (
    <>
      <SportIcon sportKey={sportKey} className={styles['icon']} />
      <span className={styles['texts']}>
        <span className={styles['name']}>
          <Marked text={home} query={query} />
          {' – '}
          <Marked text={away} query={query} />
          <MatchScore hit={hit} />
        </span>
        <span className={styles['under']}>
          <MatchTime hit={hit} />
          {' · '}
          <bdi>{tournamentName}</bdi>
        </span>
      </span>
    </>
  )
}
