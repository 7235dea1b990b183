import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: IconName
  size?: 'small' | 'medium' | 'large'
  tone?: 'ghost' | 'secondary'
  /** Given for a toggle, absent for a plain action. */
  pressed?: boolean | undefined
  /** A count or a short text at the corner; name it in the label too. */
  badge?: number | string | undefined
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  tone = 'ghost',
  pressed,
  badge,
  className,
  type = 'button',
  ...native
}: IconButtonProps): ReactElement {
  return (
    <button
      title={label}
      {...native}
      type={type}
      className={classNames(styles['button'], className)}
      data-size={size}
      data-tone={tone}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      {badge !== undefined && (
        <span aria-hidden className={styles['badge']}>
          {badge}
        </span>
      )}
    </button>
  )
}
