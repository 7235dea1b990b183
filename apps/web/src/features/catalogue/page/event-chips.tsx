import { Link } from '@tanstack/react-router'
import { chipAttributes, ChipRow } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Links } from '../../../addresses/links.ts'
import type { EventSearch } from '../event-search.ts'
import styles from './event-chips.module.css'

/** A page with a list of events. */
export type EventsLink = ReturnType<Links['sport' | 'league' | 'category' | 'cybersport']>

const CHOICES = [
  { name: 'allEvents', search: {} },
  { name: 'live', search: { live: true } },
  { name: 'upcoming', search: { time: 'fromNowToFuture' } },
  { name: 'finished', search: { time: 'fromPastToNow' } },
] as const satisfies readonly { name: string; search: EventSearch }[]

type EventChipsProps = {
  link: EventsLink
  view: EventSearch
  /** Further ways to narrow, on the same line. */
  children?: ReactNode
}

/** What is on, what comes, what was: the choice stands in the address. */
export function EventChips({ link, view, children }: EventChipsProps) {
  const t = useTranslations('catalogue')
  const tTabs = useTranslations('catalogue.tabs')
  return (
    <ChipRow label={tTabs('label')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {CHOICES.map(({ name, search: choice }: { name: Choice; search: EventSearch }) => {
        const selected = choice.live === view.live && choice.time === view.time
        return (
          <Link
            key={name}
            {...link}
            search={({ live: _, time: _time, ...search }: EventSearch) => ({
              ...search,
              ...choice,
            })}
            activeOptions={{ includeSearch: true }}
            resetScroll={false}
            replace
            aria-current={selected || undefined}
            {...chipAttributes({ selected })}
          >
            {tTabs(name)}
          </Link>
        )
      })}
      {children && <div className={styles['further']}>{children}</div>}
    </ChipRow>
  )
}

type Choice = (typeof CHOICES)[number]['name']
