import { useRouter } from '@tanstack/react-router'
import { SEARCH_LENGTH } from '@touchline/contract'
import { useId, useState, type KeyboardEvent } from 'react'

import { useLinks } from '../../addresses/links.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { HitList } from './hits/hit-list.tsx'
import { hitLink } from './hits/hit-link.ts'
import { nextActive } from './hits/next-active.ts'
import { useGroupsNow } from './hits/use-groups-now.ts'
import { addRecent } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SearchStatus } from './search-status.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

type SearchViewProps = {
  /** What was typed before this was there. */
  typed: string
  onDone: () => void
}

/** Field and list as one combobox: focus stays in the field, the arrow keys choose a row. */
export function SearchView({ typed, onDone }: SearchViewProps) {
  const [text, setText] = useState(typed.slice(0, SEARCH_LENGTH.most))
  const [chosen, setChosen] = useState<string | null>(null)
  const listId = useId()
  const router = useRouter()
  const links = useLinks()
  const search = useSearch(text)
  const suggested = useSuggestions()
  const isTyped = text.trim() !== ''
  const groups = useGroupsNow(isTyped ? search.groups : suggested.groups)
  const hits = groups.flatMap((group) => group.hits)
  const isShown = hits.some(({ id }) => id === chosen)
  const isPriced = isTyped
    ? text.trim().length >= SEARCH_LENGTH.least && !search.hasFailed
    : !suggested.hasFailed
  // The first row of a search is what Enter opens; suggestions wait to be chosen.
  const active = isShown ? chosen : isTyped ? (hits[0]?.id ?? null) : null

  function open() {
    addRecent(browserStorages().local, text)
    onDone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = nextActive(event.key, hits, active)
    if (next !== null) setChosen(next)
    const hit = event.key === 'Enter' ? hits.find(({ id }) => id === active) : undefined
    if (next === null && hit === undefined) return
    event.preventDefault()
    if (hit === undefined) return
    open()
    void router.navigate(hitLink(links, hit))
  }

  function type(changed: string) {
    setText(changed)
    setChosen(null)
  }

  return (
    <>
      <SearchField
        text={text}
        onText={type}
        listId={listId}
        activeId={active === null ? undefined : `${listId}-${active}`}
        isExpanded={hits.length > 0}
        onKeyDown={onKeyDown}
      />
      <SearchStatus text={text.trim()} count={hits.length} search={search} />
      {!isTyped && <Suggestions suggested={suggested} onText={type} />}
      <HitList
        id={listId}
        groups={groups}
        active={active}
        query={text}
        hasPrices={isPriced}
        onOpen={open}
      />
    </>
  )
}
