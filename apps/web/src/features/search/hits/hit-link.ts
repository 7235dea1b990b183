import type { Links } from '../../../addresses/links.ts'
import type { Hit } from './hit.ts'

/** Where a hit leads. A competitor has no page: its match in play or its next one stands for it. */
export function hitLink(links: Links, hit: Hit) {
  switch (hit.kind) {
    case 'sport':
      return links.sport(hit.sport.key)
    case 'tournament':
      return links.league({ ...hit.tournament, sport: { key: hit.tournament.sportKey } })
    case 'competitor':
      return links.match({ ...hit.competitor.match, sport: { key: hit.competitor.sportKey } })
    case 'match':
      return links.match({ ...hit.match, sport: { key: hit.match.sportKey } })
  }
}
