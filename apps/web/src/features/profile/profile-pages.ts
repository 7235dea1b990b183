import type { IconName } from '@touchline/ui'

import type { ProfilePageName } from '../../addresses/links.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { hasPayments } from '../../parts/money/can-deposit.ts'

const PROFILE_PAGES = [
  { name: 'account', icon: 'user' },
  { name: 'transactions', icon: 'list' },
  { name: 'deposit', icon: 'plus' },
  { name: 'withdraw', icon: 'wallet' },
  { name: 'virtual', icon: 'coin' },
  { name: 'limits', icon: 'shield' },
  { name: 'security', icon: 'lock' },
] as const satisfies readonly { name: ProfilePageName; icon: IconName }[]

/** The pages of the account in the order of the navigation, as the site has them switched. */
export function useProfilePages() {
  const system = useSystemSettings()
  const isHidden: Partial<Record<ProfilePageName, boolean>> = {
    deposit: !hasPayments(system),
    withdraw: !hasPayments(system),
    limits: !hasOwnLimits(system),
    virtual: !system.platform.virtualWallet,
  }
  return PROFILE_PAGES.filter(({ name }) => isHidden[name] !== true)
}
