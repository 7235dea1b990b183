import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'
import { SportTabContent, sportTabAttributes } from '../../parts/sport-tab/sport-tab.tsx'
import type { PageName } from '@touchline/contract'
import styles from './sport-row.module.css'

/** Pages whose way on leads to another sport; home and live narrow by sport themselves. */
const PAGES: ReadonlySet<PageName> = new Set(['sport', 'category', 'league'])

/** On a phone: every sport, one tap away. @param current key of the sport that is shown */
export function SportRow({ page, current }: { page: PageName; current: string | undefined }) {
  const t = useTranslations('layout')
  const links = useLinks()
  const { data: sports } = useQuery(sportsQuery(useServices()))
  if (!PAGES.has(page) || sports === undefined) return null
  return (
    <div className={styles['row']}>
      <ChipRow label={t('allSports')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
        {sports
          .filter((sport) => sport.gamesCount > 0)
          .map(({ id, key, name }) => (
            <Link key={id} {...links.sport(key)} {...sportTabAttributes(key === current)}>
              <SportTabContent sportKey={key} name={name} />
            </Link>
          ))}
      </ChipRow>
    </div>
  )
}
