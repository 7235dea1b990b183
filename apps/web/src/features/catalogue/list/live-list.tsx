import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useServices } from '../../../base/services.ts'
import { useIsTakenOver } from '../../../base/use-is-taken-over.ts'
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
import type { HeldList } from './held-list.ts'
import type * as changesModule from './held-changes.ts'
import { holdList } from './held-list.ts'

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

/** Matches in play. Rows stay where they are while the player is at them; newcomers wait behind a bar. */
export function LiveList({ filters, sections, sportKeys = [], sportEnd, between }: LiveListProps) {
  const matches = useLiveMatches(filters)
  const query = matchesQuery(useServices(), filters)
  useQuery({ ...query, refetchInterval: REFRESH_MS, notifyOnChangeProps: [] })
  const list = useRef<HTMLDivElement>(null)
  const [held, showWaiting, Bar] = useHeldMatches(matches, list)
  const { shown, waiting, ended, decided, favourite, round } = held
  const sportKey = filters.sportKey?.length === 1 ? filters.sportKey[0] : undefined
  if (shown.length === 0 && waiting.length === 0) return <NothingLive sportKey={sportKey} />
  const order = { first: favourite, last: decided, joinsShort: true }
  const cards = sections?.(shown, order) ?? sportSections(shown, sportKeys, sportEnd, order)
  return (
    <div ref={list} className={styles['live']} data-round={round || undefined}>
      {Bar && <Bar count={waiting.length} onShow={showWaiting} />}
      <MatchList
        sections={cards.map((card) => ({ ...card, key: `${round} ${card.key}` }))}
        ended={ended}
        between={between}
      />
      {waiting.length === 0 && ended.size === shown.length && (
        <NothingLive sportKey={sportKey} hasEnded />
      )}
    </div>
  )
}

type Changes = typeof changesModule

/**
 * Keeps a live list still under the player's eyes, pointer and focus; see `HeldList`. How it changes
 * is fetched with the first change.
 */
function useHeldMatches(
  fresh: readonly Match[],
  list: RefObject<HTMLElement | null>,
): [HeldList, () => void, Changes['NewcomersBar'] | undefined] {
  const { favourites, report } = useServices()
  // What the server rendered knows no player: it stays where it is.
  const isTakenOver = useIsTakenOver()
  const [held, setHeld] = useState(() =>
    holdList(fresh, isTakenOver ? undefined : favourites.getState()),
  )
  const [changes, setChanges] = useState<Changes | null>(null)
  const next = changes?.updateHeld(held, fresh) ?? held
  if (next !== held) setHeld(next)

  useEffect(() => {
    if (changes !== null || held.shown === fresh) return
    import('./held-changes.ts').then(setChanges, report)
  }, [changes, fresh, held, report])

  useEffect(() => {
    if (changes === null || list.current === null) return undefined
    return changes.whenQuiet(list.current, () =>
      setHeld((now) => changes.tidyHeld(now, favourites.getState())),
    )
  }, [changes, favourites, list])

  const release = () => setHeld((now) => changes?.releaseHeld(now, favourites.getState()) ?? now)
  return [next, release, changes?.NewcomersBar]
}
