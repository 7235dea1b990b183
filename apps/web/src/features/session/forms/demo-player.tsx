import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import styles from './session-form.module.css'

type Credentials = { email: string; password: string }

type DemoPlayerProps = {
  player: Credentials
  signIn: (credentials: Credentials) => Promise<void>
}

/** Offered where the installation has one: a way in without signing up. */
export function DemoPlayer({ player, signIn }: DemoPlayerProps) {
  const t = useTranslations('account')
  const { alerts } = useServices()
  const [isBusy, setBusy] = useState(false)

  async function enter(): Promise<void> {
    setBusy(true)
    try {
      await signIn(player)
    } catch (error) {
      alerts.raiseError(error)
      setBusy(false)
    }
  }

  return (
    <section className={styles['demo']} aria-label={t('demoTitle')}>
      <p className={styles['note']}>{t('demoText')}</p>
      <Button block loading={isBusy} onClick={() => void enter()}>
        {t('demoButton')}
      </Button>
    </section>
  )
}
