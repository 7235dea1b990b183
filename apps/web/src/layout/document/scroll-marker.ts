import { useEffect } from 'react'

import { followScroll } from './follow-scroll.ts'

/** EMBED-25: whether the page was scrolled down last; nobody waits for it. */
export function ScrollMarker() {
  useEffect(
    () =>
      followScroll(window, (visible) => {
        document.documentElement.dataset['scroll'] = visible ? 'visible' : 'hidden'
      }),
    [],
  )
  return null
}
