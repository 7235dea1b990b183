import { AccountTexts } from '../../i18n/account-texts.tsx'
import { ActivityDialog, RealityDialog } from './dialogs/limit-dialogs.tsx'
import { AuthenticatorDialog } from './dialogs/authenticator-dialog.tsx'
import { AddAccountDialog } from './dialogs/add-account-dialog.tsx'
import { ChangeEmailDialog } from './dialogs/change-email-dialog.tsx'
import { ChangePasswordDialog } from './dialogs/change-password-dialog.tsx'
import { CloseAccountDialog } from './dialogs/close-account-dialog.tsx'
import { ConfirmPasswordDialog } from './dialogs/confirm-password-dialog.tsx'
import { IframeDepositDialog, QuickDepositDialog } from './dialogs/deposit-dialogs.tsx'
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

/** The dialog about the player's own account that is asked for. */
export function OpenPlayerDialog({ name }: { name: PlayerDialogName }) {
  const AskedFor = DIALOGS[name]
  return (
    <AccountTexts>
      <AskedFor />
    </AccountTexts>
  )
}
