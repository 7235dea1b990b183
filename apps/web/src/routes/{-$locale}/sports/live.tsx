import { createFileRoute, redirect } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { BoardDock } from '../../../features/board/board-dock.ts'
import { BoardPlace, openBoard } from '../../../features/board/board-place.ts'
import { matchesParameter, parseBoardSearch } from '../../../features/board/board-search.ts'
import { BoardViews } from '../../../features/board/board-views.tsx'
import { LivePage } from '../../../features/catalogue/live-page.tsx'
import { parseLiveSearch } from '../../../features/catalogue/live-search.ts'
import { loadLive } from '../../../features/catalogue/load-live.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'

export const Route = createFileRoute('/{-$locale}/sports/live')({
  validateSearch: (search) => ({ ...parseLiveSearch(search), ...parseBoardSearch(search) }),
  // A match that joins the board is no reason to wait for the others.
  loaderDeps: ({ search }) => ({
    ...parseLiveSearch(search),
    view: parseBoardSearch(search).view,
  }),
  loader: async ({ context: { services }, deps: { view, ...deps }, location, params }) => {
    if (view === undefined) return loadLive(services, deps)
    const own = await openBoard(services, parseBoardSearch(location.search))
    if (own === null) return undefined
    const search = { view, matches: matchesParameter(own) }
    throw redirect({ to: '/{-$locale}/sports/live', params, search, replace: true })
  },
  head: ({ match }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('liveTitle'),
      description: t('liveDescription'),
      link: (links) => links.live(),
    })
  },
  staticData: { page: 'live' },
  component: Live,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Live() {
  const board = Route.useSearch()
  const { view, ...search } = Route.useLoaderDeps()
  if (view === 'board') {
    return <BoardPlace search={board} views={<BoardViews current="board" />} />
  }
  return (
    <>
      <LivePage search={search} views={<BoardViews current="list" />} />
      <BoardDock />
    </>
  )
}
