import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import styles from './session-form.module.css'

type DemoPlayerProps = { player: { email: string; password: string }; onDone: () => void }

/** Offered where the installation has one: a way in without signing up. */
export function DemoPlayer({ player, onDone }: DemoPlayerProps) {
  const t = useTranslations('account')
  const { session, alerts } = useServices()
  const [isBusy, setBusy] = useState(false)

  async function signIn(): Promise<void> {
    setBusy(true)
    try {
      await session.signIn(player)
      onDone()
    } catch (error) {
      alerts.raiseError(error)
      setBusy(false)
    }
  }

  return (
    <section className={styles['demo']} aria-label={t('demoTitle')}>
      <p className={styles['note']}>{t('demoText')}</p>
      <Button block loading={isBusy} onClick={() => void signIn()}>
        {t('demoButton')}
      </Button>
    </section>
  )
}
