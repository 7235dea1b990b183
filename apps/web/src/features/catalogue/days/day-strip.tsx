import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { noonOf } from '../../../preferences/zone-days.ts'
import type { DaySearch } from '../day-search.ts'
import type { DayView } from '../day-view.ts'

type DayStripProps = { page: 'schedule' | 'results'; view: DayView }

/** The days of the page; the choice stands in the address, the usual one without a word. */
export function DayStrip({ page, view }: DayStripProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { shortDay } = useFormatting()
  const { days, day: selected, usual, timeZone } = view
  return (
    <ChipRow label={t('days')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {days.map((day) => (
        <Link
          key={day}
          {...links[page]()}
          search={({ day: _, ...search }: DaySearch) =>
            day === usual ? search : { ...search, day }
          }
          activeOptions={{ includeSearch: true }}
          resetScroll={false}
          replace
          aria-current={day === selected || undefined}
          {...chipAttributes({ selected: day === selected })}
        >
          <time dateTime={day}>{shortDay(noonOf(day, timeZone))}</time>
        </Link>
      ))}
    </ChipRow>
  )
}
