import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flag, SportIcon } from '@touchline/ui'

import { useLinks } from '../../addresses/links.ts'
import { useFavourites } from '../../player/favourites/use-favourites.ts'
import { useServices } from '../../base/services.ts'
import { sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { ExpectedEntries, WaitingEntry } from './expected-entries.tsx'
import { NavEntry } from './nav-entry.tsx'

/** The sports and leagues among a player's favourites. */
export function PinnedEntries() {
  const isUnknown = useFavourites((state) => state.status === 'unknown')
  return (
    <>
      <PinnedSports />
      <PinnedLeagues />
      {isUnknown && <ExpectedEntries />}
    </>
  )
}

function PinnedSports() {
  const links = useLinks()
  const ids = useFavourites((state) => state.sports)
  const { data: sports = [] } = useQuery(sportsQuery(useServices()))
  return sports
    .filter(({ id }) => ids.has(id))
    .map(({ id, key, name, gamesCount }) => (
      <li key={id}>
        <NavEntry
          link={links.sport(key)}
          icon={<SportIcon sportKey={key} />}
          name={name}
          count={gamesCount}
        />
      </li>
    ))
}

function PinnedLeagues() {
  const links = useLinks()
  const ids = [...useFavourites((state) => state.tournaments)]
  const { data: leagues = [] } = useQuery({
    ...tournamentsQuery(useServices(), { id: ids }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return ids.map((id) => {
    const league = leagues.find((each) => each.id === id)
    if (league === undefined) return <WaitingEntry key={id} />
    return (
      <li key={id}>
        <NavEntry
          link={links.league(league)}
          icon={<Flag countryCode={league.category.countryCode} />}
          name={league.name}
          count={league.gamesCount}
        />
      </li>
    )
  })
}
