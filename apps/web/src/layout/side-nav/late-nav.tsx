import type { RefObject } from 'react'

import { NavTip } from './nav-tip.tsx'
import { OfferEntries } from './offer-entries.tsx'

export { OfferLinks } from './offer-links.tsx'

/** What the column is without in a first view. */
export function LateNav({ nav }: { nav: RefObject<HTMLElement | null> }) {
  return (
    <>
      <OfferEntries />
      <NavTip nav={nav} />
    </>
  )
}
