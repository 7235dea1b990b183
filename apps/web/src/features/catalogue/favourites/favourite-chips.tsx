import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipCount, ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { FavouriteGroup, FavouriteStatus } from '../favourite-filters.ts'

type FavouriteChipsProps = {
  groups: readonly FavouriteGroup[]
  /** null is all of them. */
  selected: FavouriteStatus | null
}

/** Narrows the favourites to a state; the choice stands in the address. */
export function FavouriteChips({ groups, selected }: FavouriteChipsProps) {
  const t = useTranslations('favourites.status')
  const tList = useTranslations('catalogue')
  const all = groups.reduce((sum, group) => sum + group.matches.length, 0)
  return (
    <ChipRow label={t('label')} startLabel={tList('scrollBack')} endLabel={tList('scrollOn')}>
      <StatusChip status={null} name={t('all')} count={all} selected={selected} />
      {groups.map(({ status, matches }) => (
        <StatusChip
          key={status}
          status={status}
          name={t(status)}
          count={matches.length}
          selected={selected}
        />
      ))}
    </ChipRow>
  )
}

type StatusChipProps = {
  status: FavouriteStatus | null
  name: string
  count: number
  selected: FavouriteStatus | null
}

function StatusChip({ status, name, count, selected }: StatusChipProps) {
  return (
    <Link
      {...useLinks().favourites()}
      search={status === null ? {} : { status }}
      activeOptions={{ includeSearch: true }}
      resetScroll={false}
      replace
      aria-current={status === selected || undefined}
      {...chipAttributes({ selected: status === selected })}
    >
      {name}
      <ChipCount>{count}</ChipCount>
    </Link>
  )
}
