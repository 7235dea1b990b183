import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './chip-row.module.css'

type ChipRowProps = {
  label: string
  /** Names of the two arrows that appear for a mouse when the row overflows. */
  startLabel: string
  endLabel: string
  children: ReactNode
  className?: string | undefined
}

/** Chips in one scrolling line; arrows at the ends on desktop. */
export function ChipRow(props: ChipRowProps): ReactElement {
  const { label, startLabel, endLabel, children, className } = props
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ start: false, end: false })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      // Counts away from the start in both writing directions.
      const scrolled = Math.abs(element.scrollLeft)
      const start = scrolled > 1
      const end = scrolled + element.clientWidth < element.scrollWidth - 1
      setHidden((known) => (known.start === start && known.end === end ? known : { start, end }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  function scroll(pages: number) {
    const element = row.current
    if (!element) return
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: side * pages * element.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <div className={classNames(styles['frame'], className)}>
      <div ref={row} role="group" aria-label={label} className={styles['row']}>
        {children}
      </div>
      {hidden.start && <ScrollButton edge="start" label={startLabel} onPress={() => scroll(-1)} />}
      {hidden.end && <ScrollButton edge="end" label={endLabel} onPress={() => scroll(1)} />}
    </div>
  )
}

type ScrollButtonProps = { edge: 'start' | 'end'; label: string; onPress: () => void }

/** For the mouse alone: keys reach the chips themselves, and the row follows the focus. */
function ScrollButton({ edge, label, onPress }: ScrollButtonProps): ReactElement {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      aria-label={label}
      className={styles['arrow']}
      data-edge={edge}
      onClick={onPress}
    >
      <Icon name={edge === 'start' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
