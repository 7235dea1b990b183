import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { useState } from 'react'

import { useServices } from '../../../base/services.ts'
import { useFavourites } from '../../../player/favourites/use-favourites.ts'
import { favouritesInPlayQuery, inPlayQuery } from '../board-queries.ts'
import { inKeptOrder } from './choose-matches.ts'

const NONE: readonly Match[] = []

/** How often it is asked what began and ended, ms. */
const REFRESH_MS = 30_000

type Offered = {
  /** What could be on the board: favourites first, then by importance. Nothing in it jumps. */
  inPlay: readonly Match[]
  /** Undefined until they are read, and for who has none. */
  favourites: readonly Match[] | undefined
}

export function useOffered(): Offered {
  const services = useServices()
  const { data = NONE } = useQuery({ ...inPlayQuery(services), refetchInterval: REFRESH_MS })
  const hasFavourites = useFavourites(({ matches }) => matches.size > 0)
  const { data: favourites } = useQuery({
    ...favouritesInPlayQuery(services),
    enabled: hasFavourites,
  })
  const ids = new Set(favourites?.map(({ id }) => id))
  const all = [...(favourites ?? NONE), ...data.filter(({ id }) => !ids.has(id))]
  return { inPlay: useKeptOrder(all), favourites }
}

function useKeptOrder(fresh: readonly Match[]): readonly Match[] {
  const [order, setOrder] = useState(() => fresh.map(({ id }) => id))
  const ordered = inKeptOrder(order, fresh)
  const now = ordered.map(({ id }) => id)
  if (now.join() !== order.join()) setOrder(now)
  return ordered
}
