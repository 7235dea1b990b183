import { Breadcrumb } from '@touchline/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { pathOf } from '../../../addresses/page-path.ts'
import type { Favourite } from '../../../player/favourites/favourite-state.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import styles from './page-title.module.css'

export type Crumb = { label: string; href?: string }

type PageTitleProps = {
  /** From the sport on; the first step, all sports, stands by itself. */
  crumbs: readonly Crumb[]
  icon: ReactNode
  title: string
  /** How much there is, in a few words. */
  detail?: string | undefined
  /** Where all of it can be a favourite. */
  star?: Favourite
  /** Something to do with all of it. */
  action?: ReactNode
}

/** Where the player is and what this page holds. */
export function PageTitle({ crumbs, icon, title, detail, star, action }: PageTitleProps) {
  const t = useTranslations('catalogue')
  const home = { label: t('sportsHome'), href: pathOf(useLinks().home()) }
  return (
    <header className={styles['head']}>
      <Breadcrumb
        label={t('breadcrumb')}
        items={[home, ...crumbs]}
        renderLink={({ label, href }) => (
          <Link to={href}>
            <bdi>{label}</bdi>
          </Link>
        )}
      />
      <div className={styles['line']}>
        {icon}
        <h1 className={styles['title']}>
          <bdi>{title}</bdi>
        </h1>
        {star !== undefined && <FavouriteStar {...star} name={title} size="title" />}
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        {action !== undefined && <span className={styles['action']}>{action}</span>}
      </div>
    </header>
  )
}
