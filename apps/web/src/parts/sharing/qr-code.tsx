import { encode } from 'uqr'

import styles from './share-dialog.module.css'

type QrCodeProps = { text: string; label: string }

/** A QR code as one path, a unit a module; light and dark stay as readers expect them in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles['qr']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles['qrPaper']} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles['qrInk']} d={path} />
    </svg>
  )
}
