import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipCount, ChipRow, Icon, SportIcon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { DaySearch } from '../day-search.ts'
import type { EventSearch } from '../event-search.ts'
import type { HomeSearch } from '../home-view.ts'
import type { LiveSearch } from '../live-search.ts'

type ChipsPage = 'home' | 'live' | 'cybersport' | 'schedule' | 'results'

type SportChip = { key: string; name: string; count: number }

type ChipsSearch = HomeSearch & LiveSearch & DaySearch & EventSearch

type SportChipsProps = {
  sports: readonly SportChip[]
  /** Text and number of the chip for all of them. */
  all: { name: string; count: number }
  /** null is all of them. */
  selected: string | null
  /** The page that narrows; the rest of its address stays. */
  page: ChipsPage
  /** Chips before those of the sports. */
  children?: ReactNode
}

/** Sports to narrow this page to; the choice stands in the address. */
export function SportChips({ sports, all, selected, page, children }: SportChipsProps) {
  const t = useTranslations('catalogue')
  return (
    <ChipRow label={t('sports')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      <ChipLink {...all} page={page} sport={undefined} selected={selected === null} />
      {children}
      {sports.map(({ key, ...chip }) => (
        <ChipLink key={key} {...chip} page={page} sport={key} selected={selected === key} />
      ))}
    </ChipRow>
  )
}

type ChipLinkProps = {
  sport: string | undefined
  name: string
  count: number
  selected: boolean
  page: ChipsPage
}

function ChipLink({ sport, name, count, selected, page }: ChipLinkProps) {
  const links = useLinks()
  return (
    <Link
      {...links[page]()}
      // A league is of one sport.
      search={({ sport: _, league: _league, ...search }: ChipsSearch) =>
        sport === undefined ? search : { ...search, sport }
      }
      activeOptions={{ includeSearch: true }}
      resetScroll={false}
      replace
      aria-current={selected || undefined}
      {...chipAttributes({ selected })}
    >
      {sport === undefined ? <Icon name="flame" /> : <SportIcon sportKey={sport} />}
      {name}
      <ChipCount>{count}</ChipCount>
    </Link>
  )
}
