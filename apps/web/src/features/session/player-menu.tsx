import { Skeleton } from '@touchline/ui'
import { useState } from 'react'

import { BonusesTexts } from '../../i18n/bonuses-texts.tsx'
import { NotificationBell } from '../../layout/notifications/notification-bell.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { BonusesButton } from './bonuses-button.tsx'
import { DepositButton } from './deposit-button.tsx'
import { SafetyOffer } from './offers/safety-offer.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './session-menu.module.css'
import { useFocusOfChange } from './use-focus-of-change.ts'

/** A player's end of the header. */
export function PlayerMenu({ hasChanged, isBare }: { hasChanged: boolean; isBare: boolean }) {
  const place = useFocusOfChange(hasChanged)
  // The menu may be open by the time that the texts of bonuses come: it stays the same one.
  const [bonuses, setBonuses] = useState<string>()
  return (
    <div ref={place} className={styles['menu']}>
      <BalanceChip />
      <DepositButton />
      {!isBare && (
        <>
          <Waiting
            fallback={
              <Skeleton
                shape="block"
                inlineSize="var(--control-height)"
                blockSize="var(--control-height)"
                className={styles['bonuses']}
              />
            }
          >
            <BonusesTexts>
              <BonusesButton onNamed={setBonuses} />
            </BonusesTexts>
          </Waiting>
          <NotificationBell />
        </>
      )}
      <ProfileMenu bonuses={bonuses} />
      <SafetyOffer />
    </div>
  )
}
