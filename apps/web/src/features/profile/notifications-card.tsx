import type { UserSettingsChange } from '@touchline/contract'
import { Card, CardHeader, Skeleton, Switch } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { NotificationsTexts } from '../../i18n/notifications-texts.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useSession } from '../../player/session/use-session.ts'
import styles from './account-page.module.css'
import { PushChoices } from './push-choices.tsx'

const KINDS = ['reminders', 'news'] as const

/** As high as what comes: seven switches, with their gaps and notes. */
const CHOICES = 'calc(7 * var(--control-height) + 106px)'

type Change = NonNullable<UserSettingsChange['notifications']>

/** What the player wants to hear of; each press is saved at once, and taken back where it was not. */
export function NotificationsCard() {
  const t = useTranslations('profile.notify')
  const { session, alerts, report } = useServices()
  const saved = useSession((state) => state.settings?.notifications)
  const [presses, setPresses] = useState<readonly Change[]>([])
  if (saved === undefined) return null

  async function choose(change: Change): Promise<void> {
    setPresses((known) => [...known, change])
    try {
      await session.saveSettings({ notifications: change })
    } catch (error) {
      report(error)
      alerts.raiseError(error)
    } finally {
      setPresses((known) => known.filter((press) => press !== change))
    }
  }
  // Presses that wait for their answer, the newest last.
  const pressed = Object.assign({}, ...presses) as Change
  const { topics = saved.topics ?? [], quietHours = saved.quietHours ?? null } = pressed

  return (
    <Card id="notifications">
      <CardHeader title={t('title')} />
      <div className={styles['switches']}>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(kind)}
            hint={t(`${kind}Hint`)}
            checked={pressed[kind] ?? saved[kind]}
            onChange={(event) => void choose({ [kind]: event.target.checked })}
          />
        ))}
        <Waiting fallback={<Skeleton inlineSize="100%" blockSize={CHOICES} />}>
          <NotificationsTexts>
            <PushChoices
              topics={topics}
              quietHours={quietHours}
              onChange={(change) => void choose(change)}
            />
          </NotificationsTexts>
        </Waiting>
      </div>
    </Card>
  )
}
