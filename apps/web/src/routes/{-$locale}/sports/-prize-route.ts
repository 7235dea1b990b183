import { lateRoute } from '../-late-route.ts'
import type { PrizePageName } from './-prize-pages.ts'

const pages = () => import('./-prize-pages.ts')

/** What the pages of what is offered beside matches share. */
export function prizeRoute(name: PrizePageName) {
  return lateRoute({ name, page: name, pages, link: (links) => links[name]() })
}
