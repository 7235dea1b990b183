import { Card, CardHeader, Switch } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './account-page.module.css'

const KINDS = ['reminders', 'news'] as const
type Kind = (typeof KINDS)[number]

/** What the player wants to hear of; each press is saved at once, and taken back where it was not. */
export function NotificationsCard() {
  const t = useTranslations('profile.notify')
  const { session, alerts, report } = useServices()
  const saved = useSession((state) => state.settings?.notifications)
  const [pressed, setPressed] = useState<Partial<Record<Kind, boolean>>>({})
  if (saved === undefined) return null

  async function choose(kind: Kind, isOn: boolean): Promise<void> {
    setPressed((known) => ({ ...known, [kind]: isOn }))
    try {
      await session.saveSettings({ notifications: { [kind]: isOn } })
    } catch (error) {
      report(error)
      alerts.raiseError(error)
    } finally {
      setPressed(({ [kind]: _, ...rest }) => rest)
    }
  }

  return (
    <Card>
      <CardHeader title={t('title')} />
      <div className={styles['switches']}>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(kind)}
            hint={t(`${kind}Hint`)}
            checked={pressed[kind] ?? saved[kind]}
            onChange={(event) => void choose(kind, event.target.checked)}
          />
        ))}
      </div>
    </Card>
  )
}
