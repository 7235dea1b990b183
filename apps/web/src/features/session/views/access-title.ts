import type { AccountMessages } from '../../../i18n/messages.ts'
import type { AccessView } from './surface.ts'

/** Names in the messages' namespace `account`. */
export const ACCESS_TITLES = {
  signIn: 'signInTitle',
  signUp: 'signUpTitle',
  passwordNew: 'passwordNewTitle',
  passwordEdit: 'passwordEditTitle',
  confirmation: 'confirmationTitle',
  unlock: 'unlockTitle',
} as const satisfies Record<AccessView, keyof AccountMessages>
