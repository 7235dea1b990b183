import { AlertRegion } from '../../parts/alerts/alert-region.tsx'
import { KeptBets } from '../../player/bets/kept-bets.ts'
import { PageKeeper } from '../../layout/kept/page-keeper.ts'
import { BonusToasts } from '../../features/bonuses/bonus-toasts.ts'
import { CookieHost } from '../../features/cookies/cookie-host.tsx'
import { LiveCounters } from '../../features/catalogue/live-counters.ts'
import { SessionDialogs } from '../../features/session/session-dialogs.tsx'
import { SignUpFramePreloader } from '../../features/session/sign-up-frame-preloader.tsx'
import { OwnLanguageRoot } from '../../features/settings/own-language-root.tsx'
import { CustomTicketDock } from '../../features/slip/custom-ticket-dock.tsx'
import { SupportHost } from '../../features/support/support-host.tsx'
import { ShareDialogs } from '../../parts/sharing/share-dialogs.tsx'
import { SharedBetAddress } from '../../parts/sharing/shared-bet-address.tsx'
import { TrackingAddress } from '../../player/tracking/tracking-address.tsx'
import { SiteHostBridge } from './-host-bridge.tsx'

/** What opens over the page, or follows what happens: nothing of it shows at first. */
export function LateFrame() {
  return (
    <>
      <CustomTicketDock />
      <SharedBetAddress />
      <ShareDialogs />
      <SessionDialogs />
      <SignUpFramePreloader />
      <SupportHost />
      <AlertRegion />
      <OwnLanguageRoot />
      <TrackingAddress />
      <LiveCounters />
      <BonusToasts />
      <CookieHost />
      <KeptBets />
      <PageKeeper />
      <SiteHostBridge />
    </>
  )
}
