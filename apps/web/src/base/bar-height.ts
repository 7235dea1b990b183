type Bar = '--quick-height' | '--builder-height'

/**
 * A ref that tells how high a bar is, for those that stand on it or end above it: slip, quick bet
 * and bet builder share the end of the screen in this order.
 *
 * @param screens those on which something stands on it: each new height has the style of all that the
 * page shows reckoned anew
 */
export function measured(bar: Bar, screens = 'all') {
  return (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement
    const isStoodOn = matchMedia(screens)
    const observer = new ResizeObserver(() => {
      const height = isStoodOn.matches ? `${element.offsetHeight}px` : ''
      if (height !== style.getPropertyValue(bar)) style.setProperty(bar, height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(bar)
    }
  }
}
