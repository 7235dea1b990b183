/** Pixels to move before the direction counts: a thumb's tremble does not. */
const TOLERANCE = 8

type Scroller = {
  readonly scrollY: number
  addEventListener: (type: 'scroll', listener: () => void, options: { passive: true }) => void
  removeEventListener: (type: 'scroll', listener: () => void) => void
}

/**
 * GAP-33: calls back with true while the page is at its top or was scrolled up last, with false
 * after scrolling down. @returns a function that ends it
 */
export function followScroll(page: Scroller, onChange: (visible: boolean) => void): () => void {
  let last = page.scrollY
  onChange(true)
  const follow = () => {
    // Overscroll on a phone goes below zero.
    const now = Math.max(0, page.scrollY)
    if (Math.abs(now - last) < TOLERANCE && now > 0) return
    onChange(now <= last || now === 0)
    last = now
  }
  page.addEventListener('scroll', follow, { passive: true })
  return () => page.removeEventListener('scroll', follow)
}
