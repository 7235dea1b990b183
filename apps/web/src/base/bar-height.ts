type Bar = '--quick-height' | '--builder-height'

/**
 * A ref that tells how high a bar is, for those that stand on it or end above it: slip, quick bet
 * and bet builder share the end of the screen in this order.
 */
export function measured(bar: Bar) {
  return (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(bar, `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(bar)
    }
  }
}
