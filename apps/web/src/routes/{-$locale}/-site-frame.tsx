import type { ReactNode } from 'react'

import { lateComponent } from '../../parts/late/late-component.tsx'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { OpenBets } from '../../features/my-bets/late-open-bets.ts'
import { QuickBetDock } from '../../features/quick-bet/quick-bet-dock.tsx'
import { SearchHost } from '../../features/search/search-host.tsx'
import { SessionMenu } from '../../features/session/session-menu.tsx'
import { SettingsMenus } from '../../features/settings/settings-menus.tsx'
import { SlipPanel } from '../../features/slip/slip-panel.tsx'
import { PageFrame } from '../../layout/page-frame/page-frame.tsx'
import { PlayerRoot } from '../../layout/page-frame/player-root.tsx'
import { OwnPart } from './-own-parts.ts'
import { ProfileNav } from './-profile-nav.ts'

/** Behind a tab of the slip: it comes when that is opened. */
const SlipMyBets = lazyPart(
  async () => (await import('../../features/my-bets/my-bets-view.tsx')).SlipMyBets,
)

/** It comes once the page reacts. */
const LateFrame = lateComponent(async () => (await import('./-late-frame.tsx')).LateFrame)

/** One frame around sports, account and information, so that the slip stays while the player walks. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const isOwn = useSystemSettings().site !== undefined
  return (
    <>
      <PlayerRoot />
      {isOwn && <span hidden data-own />}
      <PageFrame
        settings={<SettingsMenus />}
        session={<SessionMenu />}
        slip={<SlipPanel myBets={<SlipMyBets />} openBets={<OpenBets />} />}
        quickBet={<QuickBetDock />}
        profileNav={
          <Waiting>
            <ProfileNav />
          </Waiting>
        }
        own={
          isOwn &&
          ((part) => (
            // Until an open page has fetched it, the product's own header stands.
            <Waiting fallback={part.standard}>
              <OwnPart {...part} />
            </Waiting>
          ))
        }
      >
        {children}
      </PageFrame>
      <SearchHost />
      <LateFrame />
    </>
  )
}
