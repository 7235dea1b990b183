import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './icon-button.module.css'

type IconLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  href: string
  /** Accessible name and tooltip. */
  label: string
  icon: IconName
  /** A count or a short text at the corner; name it in the label too. */
  badge?: number | string | undefined
}

/** Looks as an icon button, and leads to a page. */
export function IconLink({
  label,
  icon,
  badge,
  className,
  ...native
}: IconLinkProps): ReactElement {
  return (
    <a
      title={label}
      {...native}
      className={classNames(styles['button'], className)}
      data-size="medium"
      data-tone="ghost"
      aria-label={label}
    >
      <Icon name={icon} />
      {badge !== undefined && (
        <span aria-hidden className={styles['badge']}>
          {badge}
        </span>
      )}
    </a>
  )
}
