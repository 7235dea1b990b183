import { BonusesTexts } from '../../i18n/bonuses-texts.tsx'
import { BonusesButton } from '../../features/session/bonuses-button.tsx'
import { SessionMenu } from '../../features/session/session-menu.tsx'
import { LanguageMenu } from '../../features/settings/language-menu.tsx'
import { OddsFormatMenu } from '../../features/settings/odds-format-menu.tsx'
import { NotificationBell } from '../../layout/notifications/notification-bell.tsx'
import type { OwnFramePart } from '../../layout/page-frame/page-frame.tsx'
import { ChatToggle } from '../../layout/site/chat-toggle.tsx'
import { DraftStrip } from '../../layout/site/draft-strip.tsx'
import { OwnHeader } from '../../layout/site/own-header.tsx'
import { FooterEntries, HeaderEntries, SideEntries } from '../../layout/site/site-entries.tsx'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'

/** What the operator makes of the frame around every page. */
export function OwnPart(part: OwnFramePart) {
  switch (part.name) {
    case 'header':
      return (
        <OwnHeader
          menu={part.menu}
          back={part.back}
          standard={part.standard}
          nodes={{
            bonus: <Bonus />,
            chat_toggle: <ChatToggle />,
            language: <LanguageMenu />,
            notifications: <Notifications />,
            odds: <OddsFormatMenu />,
            profile: <SessionMenu isBare />,
          }}
        />
      )
    case 'top':
      return <DraftStrip />
    case 'side':
      return <SideEntries />
    case 'drawer':
      return <HeaderEntries />
    case 'footer':
      return <FooterEntries />
  }
}

/** HEAD-01, for players. */
function Bonus() {
  if (!useIsForPlayers()) return null
  return (
    <Waiting>
      <BonusesTexts>
        <BonusesButton onNamed={nothing} />
      </BonusesTexts>
    </Waiting>
  )
}

/** HEAD-08, for players. */
function Notifications() {
  return useIsForPlayers() && <NotificationBell />
}

function useIsForPlayers(): boolean {
  const isPreviewed = usePreviewedPlayer()
  return useSession(isLoggedIn) || isPreviewed
}

const nothing = () => undefined
