import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './button.module.css'

type ButtonLook = {
  /** `commit` is for a press that commits money, alone; `primary` for any other first action. */
  tone?: 'primary' | 'commit' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Fills the row. */
  block?: boolean
  className?: string | undefined
}

/** Attributes that give a link the look of a button. */
export function buttonAttributes({
  tone = 'secondary',
  size = 'medium',
  block = false,
  className,
}: ButtonLook) {
  return {
    className: classNames(styles['button'], className),
    'data-tone': tone,
    'data-size': size,
    'data-block': block || undefined,
  }
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName | undefined
    /** Keeps the size and the focus, ignores presses, says busy. */
    loading?: boolean
  }

export function Button({
  tone,
  size,
  block,
  className,
  icon,
  loading = false,
  children,
  onClick,
  type = 'button',
  ...native
}: ButtonProps): ReactElement {
  const look = { ...(tone && { tone }), ...(size && { size }), ...(block && { block }), className }
  return (
    <button
      {...native}
      {...buttonAttributes(look)}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || native['aria-disabled']}
    >
      {icon && <Icon name={icon} />}
      <span className={styles['text']}>{children}</span>
    </button>
  )
}
