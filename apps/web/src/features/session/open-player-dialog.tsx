import { useEffect, useState } from 'react'

import { useServices } from '../../base/services.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { ActivityDialog, RealityDialog } from './dialogs/limit-dialogs.tsx'
import { AuthenticatorDialog } from './dialogs/authenticator-dialog.tsx'
import { AddAccountDialog } from './dialogs/add-account-dialog.tsx'
import { ChangeEmailDialog } from './dialogs/change-email-dialog.tsx'
import { ChangePasswordDialog } from './dialogs/change-password-dialog.tsx'
import { CloseAccountDialog } from './dialogs/close-account-dialog.tsx'
import { ConfirmPasswordDialog } from './dialogs/confirm-password-dialog.tsx'
import {
  DepositReminderDialog,
  IframeDepositDialog,
  QuickDepositDialog,
} from './dialogs/deposit-dialogs.tsx'
import { EditDetailsDialog } from './dialogs/edit-details-dialog.tsx'
import { MissingFieldsDialog } from './dialogs/missing-fields-dialog.tsx'
import { PhoneDialog } from './dialogs/phone-dialog.tsx'
import { SessionLimitDialog } from './dialogs/session-limit-dialog.tsx'
import { TermsDialog } from './dialogs/terms-dialog.tsx'
import { SessionsDialog } from './dialogs/sessions-dialog.tsx'

const DIALOGS = {
  activityLimit: ActivityDialog,
  addAccount: AddAccountDialog,
  authenticator: AuthenticatorDialog,
  changeEmail: ChangeEmailDialog,
  changePassword: ChangePasswordDialog,
  closeAccount: CloseAccountDialog,
  confirmPassword: ConfirmPasswordDialog,
  depositReminder: DepositReminderDialog,
  editDetails: EditDetailsDialog,
  iframeDeposit: IframeDepositDialog,
  missingFields: MissingFieldsDialog,
  outOfSessionLimit: SessionLimitDialog,
  phoneVerification: PhoneDialog,
  quickDeposit: QuickDepositDialog,
  realityCheck: RealityDialog,
  sessions: SessionsDialog,
  terms: TermsDialog,
}

export type PlayerDialogName = keyof typeof DIALOGS

/** They tell of an end, and stand when it has come. */
const OF_AN_END: ReadonlySet<PlayerDialogName> = new Set([
  'activityLimit',
  'closeAccount',
  'outOfSessionLimit',
])

/** The dialog about the player's own account that is asked for; it ends with the player. */
export function OpenPlayerDialog({ name }: { name: PlayerDialogName }) {
  const { modals } = useServices()
  const isOver = !useSession(isLoggedIn) && !OF_AN_END.has(name)
  const whose = useLatestPlayer()
  useEffect(() => {
    if (isOver) closeModal(modals, name)
  }, [isOver, modals, name])
  if (isOver) return null
  const AskedFor = DIALOGS[name]
  return (
    <AccountTexts>
      <AskedFor key={whose} />
    </AccountTexts>
  )
}

/** Who is at the page, or was last. */
function useLatestPlayer(): string | null {
  const id = useSession((state) => state.profile?.id ?? null)
  const [latest, setLatest] = useState(id)
  if (id !== null && id !== latest) setLatest(id)
  return id ?? latest
}
