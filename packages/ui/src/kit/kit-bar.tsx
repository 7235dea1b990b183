import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import styles from './kit-bar.module.css'
import { kitAttributes } from './kit.ts'

type KitBarProps = {
  name: string
  /** Number of the kit; without, one by the name. */
  kit?: number | null | undefined
  className?: string | undefined
}

/** Both colours of a side in a bar of 4 px, beside its written name. */
export function KitBar({ name, kit, className }: KitBarProps): ReactElement {
  return (
    <span
      aria-hidden
      className={classNames(styles['bar'], className)}
      {...kitAttributes(name, kit)}
    />
  )
}
