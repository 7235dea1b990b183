import { Link } from '@tanstack/react-router'
import { Button, buttonAttributes, Card, CardHeader, Icon } from '@touchline/ui'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { saveFile } from '../../base/save-file.ts'
import { useServices } from '../../base/services.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './account-page.module.css'
import { NotificationsCard } from './notifications-card.tsx'
import { ownDataCsv, ownDataJson, whole } from './own-data.ts'
import { ProfileList } from './profile-list.tsx'
import { VerificationCard } from './verification-card.tsx'

/** Who the player is, what accounts there are, what they chose, and all of it as a file. */
export function AccountPage({ settings }: { settings: ReactNode }) {
  return (
    <ProfilePage name="account">
      <ProfileList />
      <div className={styles['cards']}>
        <div className={styles['column']}>
          <Details />
          <VerificationCard />
          <Accounts />
        </div>
        <div className={styles['column']}>
          {settings}
          <NotificationsCard />
          <OwnData />
          <Close />
        </div>
      </div>
    </ProfilePage>
  )
}

const FIELDS = ['firstName', 'lastName', 'nickname', 'email', 'phone'] as const

function Details() {
  const t = useTranslations('account')
  const profile = useTranslations('profile')
  const { modals } = useServices()
  const player = useSession((state) => state.profile)
  if (player === null) return null
  return (
    <Card>
      <CardHeader
        title={profile('details')}
        end={
          <Button size="small" onClick={() => openModal(modals, 'editDetails')}>
            {profile('edit')}
          </Button>
        }
      />
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
      {player.newEmail != null && (
        <p className={styles['waiting']}>
          <Icon name="clock" />
          {profile('emailWaiting', { email: player.newEmail })}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button size="small" icon="message" onClick={() => openModal(modals, 'changeEmail')}>
          {profile('changeEmail')}
        </Button>
        <Button size="small" icon="shield" onClick={() => openModal(modals, 'phoneVerification')}>
          {t('phoneTitle')}
        </Button>
      </div>
    </Card>
  )
}

/** ACC-01, ACC-03: the accounts of a player, which of them is bet from, and another one. */
function Accounts() {
  const t = useTranslations('account')
  const profile = useTranslations('profile')
  const title = useTranslations('session')
  const { modals, session, alerts, report } = useServices()
  const { stakeMoney } = useFormatting()
  const accounts = useSession((state) => state.accounts)
  const active = useSession((state) => state.profile?.currency)

  async function choose(currency: string): Promise<void> {
    try {
      await session.switchAccount(currency)
    } catch (error) {
      report(error)
      alerts.raiseError(error)
    }
  }

  return (
    <Card>
      <CardHeader title={title('accounts')} />
      <ul className={styles['accounts']}>
        {accounts.map(({ currency, amount }) => (
          <li key={currency} className={styles['account']}>
            <span className={styles['currency']}>{currency}</span>
            <span className={styles['balance']}>{stakeMoney(amount, currency)}</span>
            {currency === active ? (
              <span className={styles['used']}>
                <Icon name="check" />
                {profile('inUse')}
              </span>
            ) : (
              <Button size="small" onClick={() => void choose(currency)}>
                {profile('useAccount', { currency })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button size="small" icon="plus" onClick={() => openModal(modals, 'addAccount')}>
          {t('addAccountTitle')}
        </Button>
      </div>
    </Card>
  )
}

const FILES = {
  json: { type: 'application/json', read: ownDataJson, label: 'dataButton' },
  csv: { type: 'text/csv;charset=utf-8', read: ownDataCsv, label: 'dataCsv' },
} as const

type FileKind = keyof typeof FILES

function OwnData() {
  const t = useTranslations('profile')
  const services = useServices()
  const [busy, setBusy] = useState<FileKind | null>(null)

  async function save(kind: FileKind): Promise<void> {
    const { type, read } = FILES[kind]
    setBusy(kind)
    try {
      const parts = await whole(read(services.api))
      saveFile(`touchline-my-data.${kind}`, type, parts)
    } catch {
      services.alerts.queue.push({ tone: 'error', title: t('dataFailed') })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Card>
      <CardHeader title={t('dataTitle')} />
      <p className={styles['text']}>{t('dataText')}</p>
      <div className={styles['buttons']}>
        {(['json', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            icon="receipt"
            loading={busy === kind}
            onClick={() => void save(kind)}
          >
            {t(FILES[kind].label)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function Close() {
  const t = useTranslations('profile')
  const links = useLinks()
  const { modals } = useServices()
  const hasLimits = hasOwnLimits(useSystemSettings())
  return (
    <Card>
      <CardHeader title={t('closeTitle')} />
      {hasLimits && <p className={styles['text']}>{t('closeText')}</p>}
      <div className={styles['buttons']}>
        {hasLimits && (
          <Link {...links.profile('limits')} {...buttonAttributes({ size: 'small' })}>
            {t('takeBreak')}
          </Link>
        )}
        <Button tone="ghost" size="small" onClick={() => openModal(modals, 'closeAccount')}>
          {t('closeTitle')}
        </Button>
      </div>
    </Card>
  )
}
