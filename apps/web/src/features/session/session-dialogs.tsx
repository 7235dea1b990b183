import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useTopModal } from '../../parts/modals/use-modal.ts'
import { useModalAddress } from './use-modal-address.ts'

/** Forms and their checks come when they are asked for: most visits are without them. */
const OpenAccessDialog = lazyPart(
  async () => (await import('./open-access-dialog.tsx')).OpenAccessDialog,
)

const JackpotDialog = lazyPart(
  async () => (await import('./dialogs/jackpot-dialog.tsx')).JackpotDialog,
)

const OpenPlayerDialog = lazyPart(
  async () => (await import('./open-player-dialog.tsx')).OpenPlayerDialog,
)

/** The dialogs around a player's account, opened from anywhere. Once per page. */
export function SessionDialogs() {
  const top = useTopModal()
  useModalAddress()
  if (top === null) return null
  return (
    <Waiting>
      <AskedFor name={top.name} reason={top.reason} />
    </Waiting>
  )
}

type AskedForProps = Pick<NonNullable<ReturnType<typeof useTopModal>>, 'name' | 'reason'>

function AskedFor({ name, reason }: AskedForProps) {
  switch (name) {
    case 'signIn':
    case 'signUp':
    case 'passwordNew':
    case 'passwordEdit':
    case 'confirmation':
    case 'unlock':
      return <OpenAccessDialog name={name} reason={reason} />
    case 'activityLimit':
    case 'addAccount':
    case 'authenticator':
    case 'changeEmail':
    case 'changePassword':
    case 'closeAccount':
    case 'confirmPassword':
    case 'depositReminder':
    case 'editDetails':
    case 'iframeDeposit':
    case 'missingFields':
    case 'outOfSessionLimit':
    case 'phoneVerification':
    case 'quickDeposit':
    case 'realityCheck':
    case 'sessions':
    case 'terms':
      return <OpenPlayerDialog name={name} />
    case 'jackpotHit':
      return <JackpotDialog />
    case 'bonusDetail':
    case 'chatSupport':
    case 'cookieNotice':
    case 'shareBetNotFound':
    case 'search_modal':
    case 'timeZone':
      return null
  }
}
