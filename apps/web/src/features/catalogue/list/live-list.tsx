import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { useServices } from '../../../base/services.ts'
import { useLiveMatches } from '../../../data/live/use-follow.ts'
import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { matchesQuery } from '../../../data/queries/catalogue.ts'
import { NothingLive } from '../page/no-matches.tsx'
import type { SportEnd } from './build-sections.tsx'
import { sportSections } from './build-sections.tsx'
import type { ListOrder } from './group-matches.ts'
import type { ListSection } from './list-section.ts'
import { MatchList } from './match-list.tsx'
import styles from './match-list.module.css'
import { NewcomersBar } from './newcomers-bar.tsx'
import type { HeldList } from './held-list.ts'
import { holdList, releaseHeld, updateHeld } from './held-list.ts'

/** How often a live list asks which matches began or ended, in ms; what moves in them is pushed. */
const REFRESH_MS = 15_000

type LiveListProps = {
  filters: CatalogueFilters
  /** What the rows stand under; without it sports, each under a heading. */
  sections?: (matches: readonly Match[], order: ListOrder) => readonly ListSection[]
  /** Sports in their order. */
  sportKeys?: readonly string[]
  /** Beside the heading of each sport. */
  sportEnd?: SportEnd
  /** Stands between the sports, below what a first view shows. */
  between?: ReactNode
}

/** Matches in play. Rows stay where they are; newcomers wait behind a bar. */
export function LiveList({ filters, sections, sportKeys = [], sportEnd, between }: LiveListProps) {
  const matches = useLiveMatches(filters)
  const query = matchesQuery(useServices(), filters)
  useQuery({ ...query, refetchInterval: REFRESH_MS, notifyOnChangeProps: [] })
  const [{ shown, waiting, ended, decided, favourite }, showWaiting] = useHeldMatches(matches)
  const sportKey = filters.sportKey?.length === 1 ? filters.sportKey[0] : undefined
  if (shown.length === 0 && waiting.length === 0) return <NothingLive sportKey={sportKey} />
  const order = { first: favourite, last: decided, joinsShort: true }
  return (
    <div className={styles['live']}>
      <NewcomersBar count={waiting.length} onShow={showWaiting} />
      <MatchList
        sections={sections?.(shown, order) ?? sportSections(shown, sportKeys, sportEnd, order)}
        ended={ended}
        between={between}
      />
      {waiting.length === 0 && ended.size === shown.length && (
        <NothingLive sportKey={sportKey} hasEnded />
      )}
    </div>
  )
}

/**
 * Keeps a live list still under the player's eyes, pointer and focus; see `HeldList`. While the
 * page is hidden nobody looks, so it catches up then.
 */
function useHeldMatches(fresh: readonly Match[]): [HeldList, () => void] {
  const { favourites } = useServices()
  // What the server rendered knows no player: it stays where it is.
  const isArranged = useHydrated()
  const [held, setHeld] = useState(() =>
    holdList(fresh, isArranged ? favourites.getState() : undefined),
  )
  const next = updateHeld(held, fresh)
  if (next !== held) setHeld(next)

  useEffect(() => {
    const release = (now: HeldList) => releaseHeld(now, favourites.getState())
    const catchUp = () => {
      if (document.visibilityState === 'hidden') setHeld(release)
    }
    document.addEventListener('visibilitychange', catchUp)
    return () => document.removeEventListener('visibilitychange', catchUp)
  }, [favourites])

  return [next, () => setHeld((now) => releaseHeld(now, favourites.getState()))]
}
