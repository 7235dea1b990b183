import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

type BadgeProps = ComponentProps<'span'> & {
  tone?: 'neutral' | 'strong' | 'danger' | 'success'
}

/** A count or a short mark. */
export function Badge({ tone = 'neutral', className, ...native }: BadgeProps): ReactElement {
  return <span {...native} className={classNames(styles['badge'], className)} data-tone={tone} />
}

type LiveBadgeProps = {
  /** "Live" in the player's language. */
  label: string
  /** Minute and period, as in `67′` or `2nd set`. */
  detail?: string | null | undefined
  className?: string | undefined
}

/** Running now, where the time beside it says the rest. */
export function LiveDot(): ReactElement {
  return <span aria-hidden className={styles['dot']} />
}

/** Running now: a dot in a ring, the word and the time; it does not blink. */
export function LiveBadge({ label, detail, className }: LiveBadgeProps): ReactElement {
  return (
    <span className={classNames(styles['live'], className)}>
      <LiveDot />
      <span>{label}</span>
      {detail && <bdi className={styles['detail']}>{detail}</bdi>}
    </span>
  )
}
