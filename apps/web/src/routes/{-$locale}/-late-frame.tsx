import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { AlertRegion } from '../../parts/alerts/alert-region.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { ScrollMarker } from '../../layout/document/scroll-marker.ts'
import { PageKeeper } from '../../layout/kept/page-keeper.ts'
import { BonusHost } from '../../features/bonuses/bonus-host.tsx'
import { BonusToasts } from '../../features/bonuses/bonus-toasts.ts'
import { SiteUpdates } from '../../layout/site/site-updates.ts'
import { CookieHost } from '../../features/cookies/cookie-host.tsx'
import { LiveCounters } from '../../features/catalogue/live-counters.ts'
import { SessionDialogs } from '../../features/session/session-dialogs.tsx'
import { OwnLanguageRoot } from '../../features/settings/own-language-root.tsx'
import { TimeZoneHost } from '../../features/settings/time-zone-host.tsx'
import { CustomTicketDock } from '../../features/slip/custom-ticket-dock.tsx'
import { ShareDialogs } from '../../parts/sharing/share-dialogs.tsx'
import { SharedBetAddress } from '../../parts/sharing/shared-bet-address.tsx'
import { TrackingAddress } from '../../player/tracking/tracking-address.tsx'

/** Most operators have neither. */
const ForeignFrames = lazyPart(async () => (await import('./-foreign-frames.tsx')).ForeignFrames)

/** Only a player has bets, and only where pages show them. */
const KeptBets = lazyPart(async () => (await import('../../player/bets/kept-bets.ts')).KeptBets, {
  isSilent: true,
})

/** What opens over the page, or follows what happens: nothing of it shows at first. */
export function LateFrame() {
  const { chatSupport, signUpFrame, myBetsHidden } = useSystemSettings().platform
  const isPlayer = useSession(isLoggedIn)
  const hasFrames = chatSupport != null || signUpFrame != null
  return (
    <>
      <CustomTicketDock />
      <SharedBetAddress />
      <ShareDialogs />
      <SessionDialogs />
      {hasFrames && (
        <Waiting>
          <ForeignFrames />
        </Waiting>
      )}
      <AlertRegion />
      <OwnLanguageRoot />
      <TrackingAddress />
      <LiveCounters />
      <BonusToasts />
      <BonusHost />
      <CookieHost />
      <TimeZoneHost />
      {isPlayer && !myBetsHidden && (
        <Waiting>
          <KeptBets />
        </Waiting>
      )}
      <PageKeeper />
      <ScrollMarker />
      <SiteUpdates />
    </>
  )
}
