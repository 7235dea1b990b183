import { Link } from '@tanstack/react-router'
import type { Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'

import { useLinks } from '../../../addresses/links.ts'
import { groupByCategory, type CategoryLeagues } from './group-leagues.ts'
import styles from './league-directory.module.css'

/** All leagues under their countries, with their numbers of matches. */
export function LeagueDirectory({ leagues }: { leagues: readonly Tournament[] }) {
  return (
    <div className={styles['directory']}>
      {groupByCategory(leagues).map((group) => (
        <Category key={group.category.id} {...group} />
      ))}
    </div>
  )
}

function Category({ category, leagues }: CategoryLeagues) {
  const links = useLinks()
  return (
    <div className={styles['category']}>
      <h3>
        <Link {...links.category(category)} className={styles['name']}>
          <Flag countryCode={category.countryCode} />
          <bdi>{category.name}</bdi>
        </Link>
      </h3>
      <ul>
        {leagues.map((league) => (
          <li key={league.id}>
            <Link {...links.league(league)} className={styles['league']}>
              <bdi>{league.name}</bdi>
              <span>{league.gamesCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
