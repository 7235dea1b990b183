import styles from '../empty-state.module.css'

const { ground = '' } = styles

/** Line drawings are of 120 × 88 units; their colours come from the theme by class. */
export const { paper = '', line = '', ink = '', accent = '', accentLine = '' } = styles

export const shadow = <ellipse className={ground} cx="60" cy="78" rx="44" ry="6" />
