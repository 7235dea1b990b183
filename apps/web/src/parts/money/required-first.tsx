import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { PAYMENTS_KEY } from '../../data/queries/payments.ts'
import { openModal } from '../modals/modal-store.ts'
import { useTopModal } from '../modals/use-modal.ts'
import styles from './money.module.css'

const MODALS = { fields: 'missingFields', phone: 'phoneVerification' } as const

/** DEP-06, DEP-07: what has to be done before a deposit opens by itself, and once more at a press. */
export function RequiredFirst({ step }: { step: keyof typeof MODALS }) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const { modals } = useServices()
  const modal = MODALS[step]
  const isOpen = useTopModal()?.name === modal
  useEffect(() => openModal(modals, modal), [modals, modal])
  useEffect(
    () => () => {
      if (isOpen) void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    },
    [isOpen, queryClient],
  )
  return (
    <div className={styles['form']}>
      <p>{t(`first.${step}`)}</p>
      <Button tone="primary" block onClick={() => openModal(modals, modal)}>
        {t(`first.${step}Button`)}
      </Button>
    </div>
  )
}
