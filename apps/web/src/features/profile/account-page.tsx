import { Button, Card, CardHeader } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { saveFile } from '../../base/save-file.ts'
import { useServices } from '../../base/services.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './account-page.module.css'
import { readOwnData } from './own-data.ts'
import { ProfileList } from './profile-list.tsx'

/** Who the player is, what accounts there are, and all of it as a file. */
export function AccountPage() {
  return (
    <ProfilePage name="account">
      <ProfileList />
      <Details />
      <Accounts />
      <OwnData />
    </ProfilePage>
  )
}

const FIELDS = ['email', 'firstName', 'lastName', 'nickname', 'phone'] as const

function Details() {
  const t = useTranslations('account')
  const profile = useTranslations('profile')
  const { modals } = useServices()
  const player = useSession((state) => state.profile)
  if (player === null) return null
  return (
    <Card>
      <CardHeader title={profile('details')} />
      <dl className={styles['details']}>
        {FIELDS.map((field) => (
          <div key={field}>
            <dt>{t(field)}</dt>
            <dd>
              <bdi>{player[field] ?? '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['buttons']}>
        <Button size="small" icon="message" onClick={() => openModal(modals, 'phoneVerification')}>
          {t('phoneTitle')}
        </Button>
      </div>
    </Card>
  )
}

function Accounts() {
  const t = useTranslations('account')
  const session = useTranslations('session')
  const { modals } = useServices()
  const { stakeMoney } = useFormatting()
  const accounts = useSession((state) => state.accounts)
  return (
    <Card>
      <CardHeader title={session('accounts')} />
      <dl className={styles['details']}>
        {accounts.map(({ currency, amount }) => (
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>{stakeMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['buttons']}>
        <Button size="small" icon="plus" onClick={() => openModal(modals, 'addAccount')}>
          {t('addAccountTitle')}
        </Button>
      </div>
    </Card>
  )
}

function OwnData() {
  const t = useTranslations('profile')
  const services = useServices()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const text = await readOwnData(services.api)
      saveFile('touchline-my-data.json', 'application/json', text)
    } catch {
      services.alerts.queue.push({ tone: 'error', title: t('dataFailed') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card padded className={styles['data']}>
      <p>{t('dataText')}</p>
      <Button size="small" icon="receipt" loading={isBusy} onClick={() => void save()}>
        {t('dataButton')}
      </Button>
    </Card>
  )
}
