import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './flag.module.css'

let flagsUrl = '/fe-api/flags'

/** Sets the folder that serves `{CC}.svg`; call once at start, alike on server and client. */
export function configureFlags(baseUrl: string): void {
  flagsUrl = baseUrl.replace(/\/$/, '')
}

type FlagProps = {
  /** ISO 3166-1 alpha-2, or a part such as `GB-ENG`; absent for international events. */
  countryCode?: string | null | undefined
  className?: string | undefined
}

/** Decoration beside a name: 20 × 14 px, a globe without a country. */
export function Flag({ countryCode, className }: FlagProps): ReactElement {
  if (!countryCode) {
    return (
      <span className={classNames(styles['globe'], className)}>
        <Icon name="globe" />
      </span>
    )
  }
  const code = encodeURIComponent(countryCode.toUpperCase())
  return (
    <img
      className={classNames(styles['flag'], className)}
      src={`${flagsUrl}/${code}.svg`}
      alt=""
      width="20"
      height="14"
      loading="lazy"
      decoding="async"
    />
  )
}
