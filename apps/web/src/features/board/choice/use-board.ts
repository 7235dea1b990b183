import { useNavigate } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { useStore } from '../../../base/use-store.ts'
import { matchQuery } from '../../../data/queries/catalogue.ts'
import { readMatches } from '../board-queries.ts'
import { chosenMatches, matchesParameter, MOST_MATCHES, type BoardSearch } from '../board-search.ts'
import { chooseMatches, nextMatch, withMatchAt } from './choose-matches.ts'
import { keepBoard, keptBoard, restoreBoard } from './kept-board.ts'
import { nextSlots, slotsOf } from './slots.ts'
import { useOffered } from './use-offered.ts'

export type Board = {
  /** Matches in their order. */
  ids: readonly string[]
  /** Of the boxes that show them. */
  keys: readonly number[]
  /** The player chose them, or who shared the address. */
  isChosen: boolean
  /** Further matches in play. */
  offered: readonly Match[]
  keepsFull: boolean
  /** What has just happened, for those who do not see it. */
  words: string
  /** @param place from 0; at the end without one. A match that is there moves. */
  put: (id: string, place?: number) => void
  remove: (id: string) => void
  /** The next match takes the place of one that has ended. */
  replace: (id: string) => void
  next: (id: string) => Match | undefined
  chooseAgain: () => void
}

/** The board of an address, and what a player does to it: each step writes the address anew. */
export function useBoard(search: BoardSearch): Board {
  const t = useTranslations('matchInfo.board')
  const tWords = useTranslations('words')
  const tAlerts = useTranslations('alerts')
  const services = useServices()
  const { queryClient, alerts } = services
  const navigate = useNavigate()
  const links = useLinks()
  const { inPlay, favourites } = useOffered()
  const chosen = chosenMatches(search)
  const own = useOwnChoice(inPlay, favourites)
  const ids = chosen ?? own.ids
  const keepsFull = useStore(keptBoard, (kept) => kept.keepsFull)
  const [words, say] = useState('')
  const offered = inPlay.filter(({ id }) => !ids.includes(id))
  const { now, choose } = useSteps(ids)

  const known = (id: string) =>
    queryClient.getQueryData(matchQuery(services, id).queryKey) ??
    inPlay.find((match) => match.id === id)
  const nameOf = (id: string) => {
    const match = known(id)
    return match === undefined ? '' : tWords('vs', { home: match.home.name, away: match.away.name })
  }
  const free = () => inPlay.filter(({ id }) => !now().includes(id))

  const restore = useEffectEvent(async () => {
    const { matches } = restoreBoard()
    if (chosen !== null || matches.length === 0) return
    const still = await readMatches(services, matches)
    if (still.length > 0) choose(still)
  })
  useEffect(() => void restore().catch(services.report), [services])

  return {
    ids,
    keys: useSlotKeys(ids, chosen === null),
    isChosen: chosen !== null,
    offered,
    keepsFull,
    words,
    put(id, place = now().length) {
      const isThere = now().includes(id)
      if (!isThere && now().length >= MOST_MATCHES) {
        return void alerts.queue.push({
          tone: 'info',
          title: t('full', { most: String(MOST_MATCHES) }),
          key: 'board',
        })
      }
      const match = inPlay.find((one) => one.id === id)
      const { queryKey } = matchQuery(services, id)
      if (match !== undefined) queryClient.setQueryData(queryKey, (before) => before ?? match)
      const next = withMatchAt(now(), id, place)
      const at = { place: String(next.indexOf(id) + 1), count: String(next.length) }
      say(t(isThere ? 'moved' : 'added', { match: nameOf(id), ...at }))
      choose(next)
    },
    remove(id) {
      const before = now()
      const title = t('removed', { match: nameOf(id) })
      choose(before.filter((each) => each !== id))
      alerts.queue.push({
        tone: 'info',
        title,
        key: 'board',
        action: { label: tAlerts('undo'), onAction: () => choose(before) },
      })
    },
    next: (id) => nextMatch(known(id), offered),
    replace(id) {
      const match = nextMatch(known(id), free())
      if (match === undefined) return
      queryClient.setQueryData(matchQuery(services, match.id).queryKey, match)
      say(t('replaced', { ended: nameOf(id), match: nameOf(match.id) }))
      choose(now().map((each) => (each === id ? match.id : each)))
    },
    chooseAgain() {
      keepBoard({ matches: [] })
      own.renew()
      void navigate({ ...links.live(), search: { view: 'board' }, replace: true })
    },
  }
}

/** Chooses matches by the address. Two steps within one frame: the second builds on the first. */
function useSteps(ids: readonly string[]) {
  const navigate = useNavigate()
  const links = useLinks()
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })

  function choose(next: readonly string[]): void {
    latest.current = next
    keepBoard({ matches: next })
    void navigate({
      ...links.live(),
      search: { view: 'board', matches: matchesParameter(next) },
      replace: true,
      resetScroll: false,
    })
  }

  return { now: () => latest.current, choose }
}

function useSlotKeys(ids: readonly string[], isByPage: boolean): readonly number[] {
  const [slots, setSlots] = useState(() => slotsOf(ids))
  if (slots.ids.join() === ids.join()) return slots.keys
  const next = nextSlots(slots, ids, isByPage)
  setSlots(next)
  return next.keys
}

/** What the page chose stays until the player's favourites are known, and then for good. */
function useOwnChoice(inPlay: readonly Match[], favourites: readonly Match[] | undefined) {
  const [own, setOwn] = useState(() => ({ ids: chooseMatches([], inPlay), isFinal: false }))
  const renew = () => setOwn({ ids: chooseMatches(favourites ?? [], inPlay), isFinal: true })
  if (!own.isFinal && favourites !== undefined) renew()
  return { ids: own.ids, renew }
}
