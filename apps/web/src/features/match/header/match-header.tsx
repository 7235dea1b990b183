import { Link } from '@tanstack/react-router'
import { MATCH_STATUS, type Match } from '@touchline/contract'
import { Breadcrumb, Ground } from '@touchline/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { pathOf } from '../../../addresses/page-path.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { kitStyle } from '../../../parts/kit/kit-colours.ts'
import { growFromRow } from '../../../parts/opening/opened-row.ts'
import { PitchToggle } from '../pitch/pitch-toggle.tsx'
import type { PitchFold } from '../pitch/use-pitch.ts'
import { GoalLight } from './goal-light.tsx'
import { KickOff } from './kick-off.tsx'
import { OutrightHeader } from './outright-header.tsx'
import { ScoreBoard } from './score-board.tsx'
import { ShareButton } from './share-button.tsx'
import { StatusBlock } from './status-block.tsx'
import styles from './match-header.module.css'

/**
 * Who plays and where it stands, over the ground of the sport in the colours of both sides. Its
 * height is the same before, during and after the match.
 */
export function MatchHeader({ match, pitch }: { match: Match; pitch: PitchFold }) {
  const t = useTranslations('words')
  const name =
    match.outright === null
      ? t('vs', { home: match.home.name, away: match.away.name })
      : `${match.tournament.name} · ${match.outright.name}`
  const head = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (head.current !== null) growFromRow(match.id, head.current)
  }, [match.id])
  return (
    <section
      ref={head}
      className={styles['header']}
      style={kitStyle(match)}
      aria-label={name}
      data-match-id={match.id}
      data-kind={match.outright === null ? undefined : 'outright'}
    >
      <div aria-hidden className={styles['ground']}>
        <Ground sportKey={match.sport.key} />
      </div>
      <div className={styles['top']}>
        <MatchBreadcrumb match={match} />
        <span className={styles['actions']}>
          <PitchToggle fold={pitch} />
          <FavouriteStar type="matches" id={match.id} name={name} size="title" />
          <ShareButton title={name} />
        </span>
      </div>
      {match.outright === null ? (
        <TwoSides match={match} name={name} />
      ) : (
        <OutrightHeader match={match} outright={match.outright} />
      )}
    </section>
  )
}

function TwoSides({ match, name }: { match: Match; name: string }) {
  const { status } = useLiveMatch(match)
  return (
    <>
      <h1 className={styles['hidden']}>{name}</h1>
      <GoalLight match={match} />
      <ScoreBoard match={match} />
      {status === MATCH_STATUS.prematch ? <KickOff match={match} /> : <StatusBlock match={match} />}
    </>
  )
}

function MatchBreadcrumb({ match: { sport, category, tournament } }: { match: Match }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      className={styles['crumbs']}
      items={[
        { label: sport.name, href: pathOf(links.sport(sport.key)) },
        { label: category.name, href: pathOf(links.category({ ...category, sport })) },
        { label: tournament.name, href: pathOf(links.league({ ...tournament, sport })) },
      ]}
      renderLink={({ label, href }) => (
        <Link to={href}>
          <bdi>{label}</bdi>
        </Link>
      )}
    />
  )
}
