import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { lazyPart } from '../../../lib/lazy-part.ts'
import { AlertRegion } from '../../../alerts/alert-region.tsx'
import { QuickBetDock } from '../../../features/quick-bet/quick-bet-dock.tsx'
import { SearchHost } from '../../../features/search/search-host.tsx'
import { SessionDialogs } from '../../../features/session/session-dialogs.tsx'
import { SessionMenu } from '../../../features/session/session-menu.tsx'
import { SettingsMenus } from '../../../features/settings/settings-menus.tsx'
import { CustomTicketDock } from '../../../features/slip/custom-ticket-dock.tsx'
import { SlipPanel } from '../../../features/slip/slip-panel.tsx'
import { PageFrame } from '../../../layout/page-frame/page-frame.tsx'
import { useIsPageLost } from '../../../layout/page-frame/use-is-page-lost.ts'
import { TOP_LEAGUES } from '../../../layout/side-nav/top-leagues.tsx'
import { PlayerRoot } from '../../../player/player-root.tsx'
import { ShareDialogs } from '../../../sharing/share-dialogs.tsx'
import { SharedBetAddress } from '../../../sharing/shared-bet-address.tsx'
import { sportsQuery, tournamentsQuery } from '../../../queries/catalogue.ts'

/** Behind a tab of the slip: it comes when that is opened. */
const MyBetsView = lazyPart(
  async () => (await import('../../../features/my-bets/my-bets-view.tsx')).MyBetsView,
)

export const Route = createFileRoute('/{-$locale}/sports')({
  // Around every page, so nothing would be saved by a file of its own.
  codeSplitGroupings: [],
  loader: async ({ context: { services } }) => {
    const { queryClient } = services
    await Promise.all([
      queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
      queryClient.query({ ...tournamentsQuery(services, TOP_LEAGUES), staleTime: 'static' }),
    ])
  },
  component: SportsLayout,
})

function SportsLayout() {
  if (useIsPageLost()) return <Outlet />
  return (
    <>
      <PlayerRoot />
      <PageFrame
        settings={<SettingsMenus />}
        session={<SessionMenu />}
        slip={<SlipPanel myBets={<MyBets />} />}
        quickBet={<QuickBetDock />}
      >
        <Outlet />
      </PageFrame>
      <CustomTicketDock />
      <SharedBetAddress />
      <ShareDialogs />
      <SessionDialogs />
      <SearchHost />
      <AlertRegion />
    </>
  )
}

function MyBets() {
  return (
    <Suspense fallback={null}>
      <MyBetsView />
    </Suspense>
  )
}
