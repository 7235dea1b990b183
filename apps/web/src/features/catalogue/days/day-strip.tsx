import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { noonOf } from '../../../preferences/zone-days.ts'
import type { DaySearch } from '../day-search.ts'
import { daysOf, type DayView } from '../day-view.ts'

type DayStripProps = { page: 'schedule' | 'results'; view: DayView }

/** The days of the page; the choice stands in the address, the usual one without a word. */
export function DayStrip({ page, view }: DayStripProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { shortDay } = useFormatting()
  const timeZone = usePreferences((preferences) => preferences.timeZone)
  const { day: selected, usual, now } = view
  const time = page === 'schedule' ? 'fromNowToFuture' : 'fromPastToNow'
  return (
    // In another zone they are others, and none of them moved.
    <ChipRow key={timeZone} label={t('days')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {daysOf(time, timeZone, now).map((day) => (
        <Link
          key={day}
          {...links[page]()}
          search={({ day: _, ...search }: DaySearch) =>
            day === usual && selected !== null ? search : { ...search, day }
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
