import type { IconName } from '@touchline/ui'

import type { ProfilePageName } from '../../addresses/links.ts'

/** The pages of the account in the order of the navigation. */
export const PROFILE_PAGES = [
  { name: 'account', icon: 'user' },
  { name: 'transactions', icon: 'list' },
  { name: 'deposit', icon: 'plus' },
  { name: 'withdraw', icon: 'wallet' },
  { name: 'limits', icon: 'shield' },
  { name: 'security', icon: 'lock' },
] as const satisfies readonly { name: ProfilePageName; icon: IconName }[]
