import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { lateComponent } from '../../../parts/late/late-component.tsx'
import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { QuickBetDock } from '../../../features/quick-bet/quick-bet-dock.tsx'
import { SearchHost } from '../../../features/search/search-host.tsx'
import { SessionMenu } from '../../../features/session/session-menu.tsx'
import { SettingsMenus } from '../../../features/settings/settings-menus.tsx'
import { SlipPanel } from '../../../features/slip/slip-panel.tsx'
import { PageFrame } from '../../../layout/page-frame/page-frame.tsx'
import { useIsPageLost } from '../../../layout/page-frame/use-is-page-lost.ts'
import { TOP_LEAGUES } from '../../../layout/side-nav/top-leagues.tsx'
import { PlayerRoot } from '../../../layout/page-frame/player-root.tsx'
import { sportsQuery, tournamentsQuery } from '../../../data/queries/catalogue.ts'

/** Behind a tab of the slip: it comes when that is opened. */
const MyBetsView = lazyPart(
  async () => (await import('../../../features/my-bets/my-bets-view.tsx')).MyBetsView,
)

/** Beneath the slip of a player who has some. */
const OpenBets = lateComponent(
  async () => (await import('../../../features/my-bets/open-bets.tsx')).OpenBets,
)

/** It comes once the page reacts. */
const LateFrame = lateComponent(async () => (await import('./-late-frame.tsx')).LateFrame)

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
        slip={<SlipPanel myBets={<MyBets />} openBets={<OpenBets />} />}
        quickBet={<QuickBetDock />}
      >
        <Outlet />
      </PageFrame>
      <SearchHost />
      <LateFrame />
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
