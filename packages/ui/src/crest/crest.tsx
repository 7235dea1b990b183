import { useState, type ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { type CrestDesign, designCrest } from './crest-design.ts'
import styles from './crest.module.css'

const shield = 'M2 2.5h16v8.2c0 4-3.4 6.6-8 8.3-4.6-1.7-8-4.3-8-8.3z'

/** Drawn over the shield's first colour, clipped by the shield through path geometry alone. */
const overlays: Record<CrestDesign['pattern'], string> = {
  half: 'M10 2.5h8v8.2c0 4-3.4 6.6-8 8.3z',
  stripes: 'M5 2.5h3.2v15.7C7 17.6 5.9 17 5 16.200zM11.8 2.500h3.200v13.700c-.9.8-2 1.4-3.2 2z',
  sash: 'M2 2.500h4.600L18 13.200c-.7 1.6-1.8 2.8-3.3 3.800L2 5.600z',
  hoop: 'M2 7.500h16v3.200c0 .8-.1 1.5-.4 2.200H2.400C2.1 12.2 2 11.5 2 10.700z',
  chevron: 'M2 5.500l8 6 8-6v5l-8 6-8-6z',
}

type CrestProps = {
  name: string
  /** Edge in px. */
  size?: number
  className?: string | undefined
}

/** A generated two-colour badge; decoration beside the written name. */
export function Crest({ name, size = 20, className }: CrestProps): ReactElement {
  const { initials, primary, secondary, pattern } = designCrest(name)
  return (
    <svg
      aria-hidden
      className={classNames(styles['crest'], className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <path d={shield} fill={primary} />
      <path d={overlays[pattern]} fill={secondary} />
      <path d={shield} className={styles['edge']} />
      {size >= 32 && (
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
