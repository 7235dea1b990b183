import { Button, Card, CardHeader, Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import type { Profile } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './account-page.module.css'

/** What is confirmed of a player, what is missing, and what it is good for. */
export function VerificationCard() {
  const player = useSession((state) => state.profile)
  return player === null ? null : <Verification player={player} />
}

function Verification({ player }: { player: Profile }) {
  const t = useTranslations('profile.verification')
  const account = useTranslations('account')
  const profile = useTranslations('profile')
  const { modals } = useServices()
  const { emailConfirmed = false, phoneVerified = false, authFieldsMissed } = player
  const isComplete = authFieldsMissed.length === 0
  return (
    <Card>
      <CardHeader title={t('title')} />
      <p className={styles['text']}>
        {t(emailConfirmed && phoneVerified && isComplete ? 'done' : 'missing')}
      </p>
      <ul className={styles['accounts']}>
        <Row name={account('email')} isDone={emailConfirmed}>
          <SendLink email={player.email ?? ''} />
        </Row>
        <Row name={account('phone')} isDone={phoneVerified}>
          <Button size="small" onClick={() => openModal(modals, 'phoneVerification')}>
            {t('verifyPhone')}
          </Button>
        </Row>
        <Row
          name={profile('details')}
          isDone={isComplete}
          words={{ done: 'complete', open: 'incomplete' }}
        >
          <Button size="small" onClick={() => openModal(modals, 'missingFields')}>
            {t('fill')}
          </Button>
        </Row>
      </ul>
    </Card>
  )
}

type RowProps = {
  name: string
  isDone: boolean
  words?: { done: 'yes' | 'complete'; open: 'no' | 'incomplete' }
  /** What is to be done where it is not. */
  children: ReactNode
}

function Row({ name, isDone, words = { done: 'yes', open: 'no' }, children }: RowProps) {
  const t = useTranslations('profile.verification')
  return (
    <li className={styles['account']}>
      <span className={styles['currency']}>{name}</span>
      <span className={styles['state']} data-done={isDone || undefined}>
        <Icon name={isDone ? 'circle-check' : 'clock'} />
        {t(isDone ? words.done : words.open)}
      </span>
      {!isDone && children}
    </li>
  )
}

function SendLink({ email }: { email: string }) {
  const t = useTranslations('profile.verification')
  const account = useTranslations('account')
  const { api, alerts, report } = useServices()

  async function send(): Promise<void> {
    try {
      await api('requestConfirmation', { body: { email } })
      alerts.queue.push({ tone: 'success', title: account('sent', { email }) })
    } catch (error) {
      report(error)
      alerts.raiseError(error)
    }
  }

  return (
    <Button size="small" onClick={() => void send()}>
      {t('sendEmail')}
    </Button>
  )
}
