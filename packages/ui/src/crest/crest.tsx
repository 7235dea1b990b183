import type { CSSProperties, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { kitAttributes, kitOf, shirtNumber } from '../kit/kit.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { usePictureFailure } from '../picture/use-picture-failure.ts'
import styles from './crest.module.css'

type CrestProps = {
  name: string
  /** Number of the side's kit; without, one by the name. */
  kit?: number | null | undefined
  /** Edge in px. */
  size?: number
  /** Letters on a large crest, from `crestInitials`. */
  initials?: string | undefined
  /** Whose it is: a team has a crest (default), a player a shirt with a number. */
  of?: 'team' | 'player' | undefined
  className?: string | undefined
}

const SIZE = 20

/** Cut from both colours of its side; decoration beside the written name. */
export function Crest({ of = 'team', ...props }: CrestProps): ReactElement {
  if (of === 'player') return <Shirt {...props} number={shirtNumber(props.name)} />
  const { name, kit, size = SIZE, className } = props
  const { palette, pattern, shape } = kitOf(name, kit)
  return (
    <span
      aria-hidden
      className={classNames(styles['crest'], className)}
      data-kit={palette}
      data-pattern={pattern}
      data-shape={shape}
      style={sized(size)}
    >
      {props.initials && <span className={styles['initials']}>{props.initials}</span>}
    </span>
  )
}

type ShirtProps = Omit<CrestProps, 'of' | 'initials'> & { number: number | string }

/** A player's shirt in the colours of a kit. */
export function Shirt({ name, kit, number, size = SIZE, className }: ShirtProps): ReactElement {
  return (
    <span
      aria-hidden
      className={classNames(styles['shirt'], className)}
      {...kitAttributes(name, kit)}
      style={sized(size)}
    >
      {number}
    </span>
  )
}

function sized(size: number): CSSProperties | undefined {
  return size === SIZE ? undefined : { '--crest-size': `${size}px` }
}

type TeamLogoProps = CrestProps & { logoUrl?: string | null | undefined }

/** The team's own logo where it can be had, else its crest, in a box of the same size. */
export function TeamLogo({ logoUrl, ...crest }: TeamLogoProps): ReactElement {
  const [failed, watched] = usePictureFailure(logoUrl)
  if (!logoUrl || failed) return <Crest {...crest} />
  const size = crest.size ?? SIZE
  return (
    <img
      className={classNames(styles['logo'], crest.className)}
      style={sized(size)}
      {...pictureSource(logoUrl, size)}
      {...watched}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
