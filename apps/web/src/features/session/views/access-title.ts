import type { PageState } from '../../../base/environment.ts'
import { accountMessages } from '../../../i18n/account-texts.tsx'
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

/** The same in a page's language, before anything of it is rendered. */
export async function accessTitle(
  name: keyof typeof ACCESS_TITLES,
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<string> {
  return (await accountMessages(page))[ACCESS_TITLES[name]]
}
