import type { ProfilePageName } from '../../../addresses/links.ts'
import { lateRoute } from '../-late-route.ts'

const pages = () => import('./-profile-pages.tsx')

/** What the pages of a player's account share. */
export function profileRoute(name: ProfilePageName) {
  return lateRoute({
    name,
    page: 'profile',
    pages,
    link: (links) => links.profile(name),
    isPrivate: true,
  })
}
