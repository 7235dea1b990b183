import { useEffect, type RefObject } from 'react'

const BAR = '(max-width: 780px)'

/** On phones: tells pages and alerts how much of the screen's end the bar takes. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const media = window.matchMedia(BAR)
    const measure = () => {
      style.setProperty('--bottom-quick', media.matches ? `${element.offsetHeight}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    media.addEventListener('change', measure)
    return () => {
      observer.disconnect()
      media.removeEventListener('change', measure)
      style.removeProperty('--bottom-quick')
    }
  }, [bar])
}
