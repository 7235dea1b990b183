import styles from './racing.module.css'

/** What riders wear; the number of silks picks two of them and a pattern. */
const COLOURS = [
  '#c62828',
  '#1565c0',
  '#f9c80e',
  '#2e7d32',
  '#f5f5f0',
  '#6a1b9a',
  '#ef6c00',
  '#1b1b1b',
  '#00838f',
  '#ec6ea5',
  '#795548',
  '#9ccc65',
]

const JACKET = 'M8 6 3 9l2 5 2-1v9h10v-9l2 1 2-5-5-3q-4 3-8 0Z'
const CAP = 'M9 4.5q0-3 3-3t3 3Z'

/** The colours that a runner's rider wears: jacket and cap. */
export function Silks({ number }: { number: number }) {
  const count = COLOURS.length
  const first = number % count
  const step = 1 + (Math.floor(number / count) % (count - 1))
  const body = COLOURS[first]
  const other = COLOURS[(first + step) % count]
  const pattern = PATTERNS[Math.floor(number / (count * (count - 1))) % PATTERNS.length]
  return (
    <svg className={styles['silks']} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={JACKET} fill={body} />
      <path d={pattern} fill={other} />
      <path d={CAP} fill={other} />
      <path d={JACKET} className={styles['seam']} />
      <path d={CAP} className={styles['seam']} />
    </svg>
  )
}

/** Within the jacket: plain, hoops, stripes, a sash, quarters, a diamond, sleeves, a cross. */
const PATTERNS = [
  'M0 0',
  'M7 9h10v2.5H7ZM7 14h10v2.5H7ZM7 19h10v2.5H7Z',
  'M8 7.5h2V22H8ZM11 7.6h2V22h-2ZM14 7.5h2V22h-2Z',
  'M7 7.5 17 18v4L7 12Z',
  'M7 7.4h5v7.3H7ZM12 14.7h5V22h-5Z',
  'M12 9l4 6-4 6-4-6Z',
  'M7 6.6 3 9l2 5 2-1ZM17 6.6 21 9l-2 5-2-1Z',
  'M11 7.6h2V13h4v2.5h-4V22h-2v-6.5H7V13h4Z',
]
