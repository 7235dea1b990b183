import type { SystemSettings } from '@touchline/contract'

import type { Profile } from '../../player/session/session-state.ts'

/** Players who try what is not for everybody yet. */
const TEST_GROUP = 'spi_test'

type Features = Pick<SystemSettings, 'features'>

/** Whether anybody moves money in and out here. */
export function hasPayments({ features }: Features): boolean {
  return features['payments'] === true
}

/** FLAG-01, FLAG-02, DEP-16: whether this player can deposit from any page. */
export function canQuickDeposit(
  { features }: Features,
  profile: Pick<Profile, 'statuses'> | null,
): boolean {
  if (!hasPayments({ features }) || profile === null) return false
  const isTester = profile.statuses.includes(TEST_GROUP)
  return features['quick_deposit'] === true || (isTester && features['quick_deposit_test'] === true)
}

/**
 * DEP-05: inside another site's page a payment cannot be followed unless that page listens, and none
 * does yet.
 */
export function canDepositInFrame(page: Pick<Window, 'parent' | 'self'> = window): boolean {
  return page.parent === page.self
}
