import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './breadcrumb.module.css'

export type BreadcrumbItem = { label: string; href?: string | undefined }

type BreadcrumbProps = {
  label: string
  /** From the root to this page, which has no address. */
  items: readonly BreadcrumbItem[]
  /** Draws a link with the app's router; a plain link without it. */
  renderLink?: ((item: { label: string; href: string }) => ReactNode) | undefined
  className?: string | undefined
}

export function Breadcrumb(props: BreadcrumbProps): ReactElement {
  const { label, renderLink = plainLink, className } = props
  // As of a league that no country is told of.
  const items = props.items.filter((item) => item.label !== '')
  return (
    <nav aria-label={label} className={classNames(styles['nav'], className)}>
      <ol className={styles['list']}>
        {items.map(({ label: text, href }, index) => (
          <li key={`${href ?? ''} ${text}`} className={styles['item']}>
            {index > 0 && <Icon name="chevron-right" className={styles['separator']} />}
            {href === undefined ? (
              <bdi aria-current="page">{text}</bdi>
            ) : (
              renderLink({ label: text, href })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function plainLink({ label, href }: { label: string; href: string }): ReactElement {
  return (
    <a href={href}>
      <bdi>{label}</bdi>
    </a>
  )
}
