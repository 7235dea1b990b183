import { lazyRouteComponent } from '@tanstack/react-router'

import { completeMessages } from '../../i18n/load-messages.ts'
import type { PageData } from '../../data/page-data.ts'
import type { BoardSearch } from './board-search.ts'

/** The board comes when it is asked for: nothing of it stands on the page of rows. */
export const BoardPlace = lazyRouteComponent(async () => {
  const [{ BoardPage }] = await Promise.all([import('./board-page.tsx'), completeMessages()])
  return { default: BoardPage }
})

/** See `loadBoard`. The page itself comes meanwhile. */
export async function openBoard(
  services: PageData,
  search: BoardSearch,
): Promise<readonly string[] | null> {
  const [own] = await Promise.all([
    import('./load-board.ts').then(({ loadBoard }) => loadBoard(services, search)),
    BoardPlace.preload?.(),
  ])
  return own
}
