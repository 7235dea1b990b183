import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import row from '../row/match-row.module.css'
import { winnerOf, type ResultColumn } from './result-columns.ts'
import styles from './result-row.module.css'

type ResultRowProps = { match: Match; columns: readonly ResultColumn[] }

const SIDES = ['home', 'away'] as const

/** A finished match: who, the score by period, the final score. The row is a link to it. */
export function ResultRow({ match, columns }: ResultRowProps) {
  const t = useTranslations('words')
  const { time, kickOff } = useFormatting()
  const { startTime } = match
  return (
    <li className={styles['row']} data-match-id={match.id}>
      <FavouriteStar
        type="matches"
        id={match.id}
        name={t('vs', { home: match.home.name, away: match.away.name })}
      />
      <Link {...useLinks().match(match)} className={`${row['link']} ${styles['link']}`}>
        <time className={styles['time']} dateTime={startTime} title={kickOff(startTime)}>
          {time(startTime)}
        </time>
        <Teams match={match} />
        <ScoreText match={match} />
      </Link>
      <span aria-hidden className={styles['result']}>
        {match.cutShort === true && match.retired === undefined && (
          <span className={styles['stage']}>{match.stage}</span>
        )}
        <Scores match={match} columns={columns} />
      </span>
    </li>
  )
}

function Teams({ match }: { match: Match }) {
  const winner = winnerOf(match)
  return (
    <span className={row['teams']}>
      {SIDES.map((side) => (
        <span key={side} className={row['team']} data-won={winner === side || undefined}>
          <SideLogo match={match} side={side} />
          <bdi className={styles['name']} title={match[side].name}>
            {match[side].name}
          </bdi>
          {match.retired === side && <span className={styles['stage']}>{match.stage}</span>}
        </span>
      ))}
    </span>
  )
}

/** The result as it is read out; the figures beside it are for the eye. */
function ScoreText({ match }: { match: Match }) {
  const t = useTranslations('catalogue')
  const { totalScore, periodScores, stage, cutShort, retired } = match
  // Of one that nobody has played.
  if (totalScore === null) return cutShort === true && <VisuallyHidden>{stage}</VisuallyHidden>
  const periods = periodScores.map(({ name, home, away }) => `${name} ${home}–${away}`)
  const final = { home: String(totalScore.home), away: String(totalScore.away) }
  // Who retired is said with the name.
  const end = retired === undefined ? `${stage} ` : ''
  const result = cutShort === true ? `${end}${final.home}–${final.away}` : t('finalScore', final)
  return <VisuallyHidden>{[result, ...periods].join(', ')}</VisuallyHidden>
}

function Scores({ match, columns }: ResultRowProps) {
  const winner = winnerOf(match)
  return (
    <span className={styles['scores']}>
      {SIDES.map((side) => (
        <span key={side} className={styles['side']} data-won={winner === side || undefined}>
          {columns.map(({ key, kind, isExtra }) => (
            <span
              key={key}
              className={styles['period']}
              data-extra={isExtra || undefined}
              data-wide={kind !== 'regular' || undefined}
            >
              {match.periodScores.find((period) => period.key === key)?.[side]}
            </span>
          ))}
          <span className={styles['total']}>{match.totalScore?.[side]}</span>
        </span>
      ))}
    </span>
  )
}
