import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'

import { useLinks } from '../../../addresses/links.ts'
import styles from './match-group.module.css'

/** @param match any match of the league */
export function LeagueTitle({ match }: { match: Match }) {
  const { tournament, category, sport } = match
  return (
    <Link {...useLinks().league({ ...tournament, sport })} className={styles['link']}>
      <Flag countryCode={category.countryCode} />
      <bdi className={styles['category']}>{category.name}</bdi>
      <bdi className={styles['league']}>{tournament.name}</bdi>
    </Link>
  )
}
