import { useEffect } from 'react'

import { takePlace } from '../../i18n/kept-place.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { isEmbedded } from './embedded.ts'

/**
 * EMBED-25: markers on `<html>` that only the browser knows. They are set on the element and not
 * rendered, so that React never takes them back.
 */
export function BrowserMarkers() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['inIframe'] = String(isEmbedded())
    const { pathname, search, hash } = window.location
    const place = takePlace(browserStorages().session, `${pathname}${search}${hash}`)
    if (place !== null) window.scrollTo({ top: place, behavior: 'instant' })
  }, [])
  return null
}
