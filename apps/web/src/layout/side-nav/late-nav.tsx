import type { RefObject } from 'react'

export { OfferLinks } from '../header/offer-links.tsx'
import { NavTip } from './nav-tip.tsx'
import { OfferEntries } from './offer-entries.tsx'

/** What the column is without in a first view. */
export function LateNav({ nav }: { nav: RefObject<HTMLElement | null> }) {
  return (
    <>
      <OfferEntries />
      <NavTip nav={nav} />
    </>
  )
}
