import { Breadcrumb } from '@touchline/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { pathOf } from '../../../addresses/page-path.ts'
import type { Favourite } from '../../../player/favourites/favourite-state.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import styles from './page-title.module.css'

type PageTitleProps = {
  icon: ReactNode
  title: string
  /** How much there is, in a few words. */
  detail?: string | undefined
  /** Where all of it can be a favourite. */
  star?: Favourite
  /** What can be done with all of it, at the far end. */
  action?: ReactNode
  /** A line of its own, not the head of a card. */
  isAlone?: boolean
}

/** What this page holds, on one line. */
export function PageTitle(props: PageTitleProps) {
  const { icon, title, detail, star, action, isAlone = false } = props
  return (
    <div className={styles['line']} data-alone={isAlone || undefined}>
      {icon}
      <h1 className={styles['title']}>
        <bdi>{title}</bdi>
      </h1>
      {star !== undefined && <FavouriteStar {...star} name={title} />}
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      {action !== undefined && <span className={styles['action']}>{action}</span>}
    </div>
  )
}

export type Crumb = { label: string; href?: string }

/**
 * Where the player is, on screens without a way back in the header.
 * @param crumbs from the sport on; the first step, all sports, stands by itself
 */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('catalogue')
  const home = { label: t('sportsHome'), href: pathOf(useLinks().home()) }
  return (
    <div className={styles['crumbs']}>
      <Breadcrumb
        label={t('breadcrumb')}
        items={[home, ...crumbs]}
        renderLink={({ label, href }) => (
          <Link to={href}>
            <bdi>{label}</bdi>
          </Link>
        )}
      />
    </div>
  )
}
