import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from './icon-names.ts'
import { sportSymbol } from './sport-icons.ts'
import styles from './icon.module.css'

let spriteUrl = '/fe-api/icons.svg'

/** Sets the sprite's address for every icon; call once at start, alike on server and client. */
export function configureIcons(url: string): void {
  spriteUrl = url
}

/** Where a symbol of the sprite is found. */
export function spriteAddress(symbol: string): string {
  return `${spriteUrl}#${symbol}`
}

type IconProps = {
  name: IconName
  /** Accessible name; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

const mirrored: ReadonlySet<string> = new Set<IconName>([
  'arrow-back',
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'external',
  'login',
  'logout',
])

/** 1em square in the text's colour. Arrows that point sideways turn round in right-to-left text. */
export function Icon({ name, label, className }: IconProps): ReactElement {
  return drawSymbol(name, label, className)
}

type SportIconProps = Omit<IconProps, 'name'> & { sportKey: string }

export function SportIcon({ sportKey, label, className }: SportIconProps): ReactElement {
  return drawSymbol(sportSymbol(sportKey), label, className)
}

function drawSymbol(symbol: string, label: string | undefined, className: string | undefined) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...naming}
      className={classNames(styles['icon'], className)}
      data-mirrored={mirrored.has(symbol) || undefined}
      width="16"
      height="16"
    >
      <use href={spriteAddress(symbol)} />
    </svg>
  )
}
