import { useState, type ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { designCrest } from './crest-design.ts'
import { edges, overlays, portrait, type BadgeOf } from './crest-shapes.ts'
import styles from './crest.module.css'

type CrestProps = {
  name: string
  /** Edge in px. */
  size?: number
  /** Whose badge it is: a team's (default) is a shield, a player's a disc with a portrait. */
  of?: BadgeOf
  className?: string | undefined
}

/** A generated two-colour badge; decoration beside the written name. */
export function Crest({ name, size = 20, of = 'team', className }: CrestProps): ReactElement {
  const { initials, primary, secondary, pattern } = designCrest(name)
  const edge = edges[of]
  const lettered = size >= 32
  return (
    <svg
      aria-hidden
      className={classNames(styles['crest'], className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <path d={edge} fill={primary} />
      {of === 'team' && <path d={overlays[pattern]} fill={secondary} />}
      {of === 'player' && !lettered && <path d={portrait} fill={secondary} />}
      <path d={edge} className={styles['edge']} />
      {lettered && (
        <text x="10" y="12.8" className={styles['initials']}>
          {initials}
        </text>
      )}
    </svg>
  )
}

type TeamLogoProps = CrestProps & { logoUrl?: string | null | undefined }

/** The team's own logo where it can be had, else its crest, in a box of the same size. */
export function TeamLogo({ logoUrl, ...crest }: TeamLogoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null)
  if (!logoUrl || failed === logoUrl) return <Crest {...crest} />
  const size = crest.size ?? 20
  return (
    <img
      className={classNames(styles['logo'], crest.className)}
      {...pictureSource(logoUrl, size)}
      onError={() => setFailed(logoUrl)}
      // One that failed before the page reacted tells nobody any more.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setFailed(logoUrl)
      }}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
