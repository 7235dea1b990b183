import { AccountTexts } from '../../i18n/account-texts.tsx'
import { ActivityDialog, RealityDialog } from './dialogs/limit-dialogs.tsx'
import { AddAccountDialog } from './dialogs/add-account-dialog.tsx'
import { ChangePasswordDialog } from './dialogs/change-password-dialog.tsx'
import { ConfirmPasswordDialog } from './dialogs/confirm-password-dialog.tsx'
import { IframeDepositDialog, QuickDepositDialog } from './dialogs/deposit-dialogs.tsx'
import { MissingFieldsDialog } from './dialogs/missing-fields-dialog.tsx'
import { PhoneDialog } from './dialogs/phone-dialog.tsx'
import { SessionLimitDialog } from './dialogs/session-limit-dialog.tsx'
import { SessionsDialog } from './dialogs/sessions-dialog.tsx'

const DIALOGS = {
  activityLimit: ActivityDialog,
  addAccount: AddAccountDialog,
  changePassword: ChangePasswordDialog,
  confirmPassword: ConfirmPasswordDialog,
  iframeDeposit: IframeDepositDialog,
  missingFields: MissingFieldsDialog,
  outOfSessionLimit: SessionLimitDialog,
  phoneVerification: PhoneDialog,
  quickDeposit: QuickDepositDialog,
  realityCheck: RealityDialog,
  sessions: SessionsDialog,
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
