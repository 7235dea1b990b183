import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './status-pill.module.css'

export type PillStatus =
  | 'open'
  | 'pending'
  | 'won'
  | 'lost'
  | 'void'
  | 'half-won'
  | 'half-lost'
  | 'cashed-out'
  | 'rejected'

const icons: Record<PillStatus, IconName> = {
  open: 'clock',
  pending: 'refresh',
  won: 'check',
  lost: 'x',
  void: 'rotate',
  'half-won': 'circle-half',
  'half-lost': 'circle-half',
  'cashed-out': 'coin',
  rejected: 'ban',
}

type StatusPillProps = {
  status: PillStatus
  /** Absent where the icon stands alone; give its name with `iconLabel` then. */
  label?: string | undefined
  iconLabel?: string | undefined
  className?: string | undefined
}

/** State of a bet or a leg by shape, colour and word. */
export function StatusPill({ status, label, iconLabel, className }: StatusPillProps): ReactElement {
  return (
    <span
      className={classNames(styles['pill'], className)}
      data-status={status}
      data-alone={label === undefined || undefined}
    >
      <Icon name={icons[status]} label={iconLabel} />
      {label}
    </span>
  )
}
