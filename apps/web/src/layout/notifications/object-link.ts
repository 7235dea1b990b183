import type { Notification } from '@touchline/contract'

import { bonusLink, type LinkingPage } from '../../addresses/bonus-link.ts'
import type { Links } from '../../addresses/links.ts'

/** GAP-47: where a press on a notification leads; null: it is marked as read, no more. */
export function objectLink(
  { objectType, objectId }: Pick<Notification, 'objectType' | 'objectId'>,
  links: Links,
  page: LinkingPage,
) {
  if (objectId === null) return null
  switch (objectType) {
    case 'bet':
      return links.myBets()
    case 'match':
      // Which sport it is the page finds out, and puts its address right.
      return links.match({ id: objectId, slug: 'match', sport: { key: 'soccer' } })
    case 'bonus':
      return bonusLink(page)
    case 'jackpot':
      return links.jackpots()
    case null:
      return null
  }
}
