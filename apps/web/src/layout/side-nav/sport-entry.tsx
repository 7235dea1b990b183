import { useQuery } from '@tanstack/react-query'
import { Flag, Icon, Skeleton, SportIcon } from '@touchline/ui'
import type { Sport } from '@touchline/contract'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { categoriesQuery } from '../../data/queries/catalogue.ts'
import { byName } from './by-name.ts'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-nav.module.css'

/** A sport, and on demand its countries. */
export function SportEntry({ sport }: { sport: Sport }) {
  const t = useTranslations('layout')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <li>
      <NavEntry
        link={useLinks().sport(sport.key)}
        icon={<SportIcon sportKey={sport.key} />}
        name={sport.name}
        count={sport.gamesCount}
        end={
          <button
            type="button"
            className={styles['caret']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={t('categoriesOf', { sport: sport.name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-down" />
          </button>
        }
      />
      {isOpen && <Categories id={listId} sport={sport} />}
    </li>
  )
}

function Categories({ id, sport }: { id: string; sport: Sport }) {
  const services = useServices()
  const links = useLinks()
  const { data, isPending } = useQuery(categoriesQuery(services, { sportKey: [sport.key] }))
  const categories = data?.filter((category) => category.gamesCount > 0) ?? []
  return (
    <ul id={id} className={styles['categories']}>
      {isPending && (
        <li className={styles['waiting']}>
          <Skeleton inlineSize="70%" />
        </li>
      )}
      {byName(categories, services.page.locale).map((category) => (
        <li key={category.id}>
          <NavEntry
            link={links.category(category)}
            icon={<Flag countryCode={category.countryCode} />}
            name={category.name}
            count={category.gamesCount}
          />
        </li>
      ))}
    </ul>
  )
}
