import { type ReactElement, type RefObject, useEffect, useState } from 'react'

import { Icon } from '../icons/icon.tsx'
import styles from './scroll-arrows.module.css'

type ScrollArrowsProps = {
  /** What scrolls sideways; the arrows lie over its ends, within the same positioned parent. */
  of: RefObject<HTMLElement | null>
  startLabel: string
  endLabel: string
}

/** Arrows at the ends of a row that goes on there, for a mouse that only scrolls up and down. */
export function ScrollArrows({ of, startLabel, endLabel }: ScrollArrowsProps): ReactElement {
  const [hidden, setHidden] = useState({ start: false, end: false })

  useEffect(() => {
    const element = of.current
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
  }, [of])

  function scroll(pages: number) {
    const element = of.current
    if (!element) return
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: side * pages * element.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <>
      {hidden.start && <ScrollButton edge="start" label={startLabel} onPress={() => scroll(-1)} />}
      {hidden.end && <ScrollButton edge="end" label={endLabel} onPress={() => scroll(1)} />}
    </>
  )
}

type ScrollButtonProps = { edge: 'start' | 'end'; label: string; onPress: () => void }

/** For the mouse alone: keys reach what is in the row, and it follows the focus. */
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
