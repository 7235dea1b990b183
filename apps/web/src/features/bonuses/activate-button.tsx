import type { Bonus } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { activateBonus } from '../../data/queries/bonuses.ts'
import { bonusAlertKey } from './bonus-alert.ts'

type ActivateButtonProps = {
  bonus: Bonus
  /** Of a lootbox: the player's own, for the draw. */
  word?: string
}

/** BON-11: one press; what it ends stands beside it where it ends something. */
export function ActivateButton({ bonus, word }: ActivateButtonProps) {
  const t = useTranslations('bonuses')
  const services = useServices()
  const { alerts } = services
  const [isBusy, setIsBusy] = useState(false)

  async function activate(): Promise<void> {
    setIsBusy(true)
    try {
      const { name, type } = await activateBonus(services, bonus.id, word)
      if (type !== 'lootbox') {
        const key = bonusAlertKey(bonus.id)
        alerts.queue.push({ tone: 'success', title: t('activated', { name }), key })
      }
    } catch (failure) {
      alerts.raiseError(failure)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button tone="primary" loading={isBusy} onClick={() => void activate()}>
      {t(bonus.type === 'lootbox' ? 'box.open' : 'activate')}
    </Button>
  )
}
