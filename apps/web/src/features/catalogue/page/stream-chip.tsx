import { Link } from '@tanstack/react-router'
import { chipAttributes, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { LiveSearch } from '../live-search.ts'

/** Narrows the live page to what can be watched, and back; the choice stands in the address. */
export function StreamChip({ search: { video } }: { search: LiveSearch }) {
  const t = useTranslations('catalogue')
  const selected = video === true
  return (
    <Link
      {...useLinks().live()}
      search={({ video: _, ...search }: LiveSearch) =>
        selected ? search : { ...search, video: true as const }
      }
      activeOptions={{ includeSearch: true }}
      resetScroll={false}
      replace
      aria-current={selected || undefined}
      {...chipAttributes({ selected })}
    >
      <Icon name="device" />
      {t('withStream')}
    </Link>
  )
}
