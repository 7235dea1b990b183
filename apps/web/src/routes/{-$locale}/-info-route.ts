import type { InfoPageName } from '../../addresses/links.ts'
import type { PageName } from '@touchline/contract'
import { lateRoute } from './-late-route.ts'

const pages = () => import('./-info-pages.ts')

/** What the pages about the product share. */
export function infoRoute(name: InfoPageName, page: PageName) {
  return lateRoute({ name, page, pages, link: (links) => links.info(name) })
}
