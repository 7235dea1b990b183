import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_LENGTH, type SearchAnswer } from '@touchline/contract'
import { useEffect, useMemo, useState } from 'react'

import { useServices } from '../../base/services.ts'
import { useInSlices } from '../../base/use-in-slices.ts'
import type { HitGroup, RankedHit } from './hits/hit.ts'
import { answerTo, searchAnswerHits, searchIndexHits, type HitSearch } from './hits/local-hits.ts'
import { mergeHits } from './hits/merge-hits.ts'
import { matchesOf, searchIndexQuery, searchQuery } from './search-queries.ts'

/** ms without a new letter before the backend is asked. */
const DEBOUNCE_MS = 300

const NOTHING: readonly RankedHit[] = []

export type SearchState = {
  readonly groups: readonly HitGroup[]
  /** More may come: the backend or the index has not answered yet. */
  readonly isWaiting: boolean
  /** The backend could not be asked; what is found here is shown all the same. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** What a text finds: on the device with every letter, at the backend after a moment. */
export function useSearch(text: string): SearchState {
  const shown = useInSlices(text.trim())
  const index = useQuery(searchIndexQuery(useServices()))
  const searchHere = useMemo(
    () => (index.data === undefined ? null : searchIndexHits(index.data)),
    [index.data],
  )
  const { hits: there, ...asked } = useBackendSearch(text.trim())
  const groups = useMemo(() => {
    if (shown === '') return []
    return mergeHits(searchHere?.(shown) ?? NOTHING, there(shown))
  }, [shown, searchHere, there])
  // What is shown is of the text before, until its own is found.
  const isLate = shown !== text.trim()
  return { groups, ...asked, isWaiting: isLate || asked.isWaiting || index.isPending }
}

function useBackendSearch(text: string) {
  const services = useServices()
  const q = useDebounced(text)
  const isAsked = q.length >= SEARCH_LENGTH.least
  const { data, isFetching, isPaused, isError, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(services, q),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  useFollow(q, isAsked && !isPlaceholderData && data !== undefined)
  const isLong = text.length >= SEARCH_LENGTH.least
  const answer = isLong ? data?.data : undefined
  const settled = isPlaceholderData ? null : q
  const hits = answerSearch(answer, settled)
  const isWaiting = isLong && (text !== q || isFetching)
  // Without a line it waits for one, and nobody has looked.
  const hasFailed = isAsked && (isError || isPaused)
  return { hits, isWaiting, hasFailed, retry: () => void refetch() }
}

/** @param settled the text that the answer is for; null while it stands in for another one */
function answerSearch(answer: SearchAnswer | undefined, settled: string | null): HitSearch {
  if (answer === undefined) return () => NOTHING
  const again = searchAnswerHits(answer)
  return (text) => (text === settled ? answerTo(answer, again(text)) : again(text))
}

/** Keeps the prices of an answer up to date while it is shown. */
function useFollow(q: string, isThere: boolean): void {
  const services = useServices()
  useEffect(() => {
    const { queryClient, live } = services
    const query = searchQuery(services, q)
    const answer = isThere ? queryClient.getQueryData(query.queryKey) : undefined
    if (answer === undefined) return undefined
    return live.followMatches(matchesOf(answer), async () =>
      matchesOf(await queryClient.query({ ...query, staleTime: 0 })),
    )
  }, [services, q, isThere])
}

/** The text once no letter has come for a moment; at once when it becomes too short to ask. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
