import { pushTopic, type QuietHours, type UserSettingsChange } from '@touchline/contract'
import { Switch, TextField } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { DevicePushSwitch } from '../../parts/push/device-push-switch.tsx'
import { usePreferences } from '../../preferences/use-preferences.ts'
import styles from './account-page.module.css'

type Change = NonNullable<UserSettingsChange['notifications']>

type PushChoicesProps = {
  topics: readonly string[]
  quietHours: QuietHours | null
  onChange: (change: Change) => void
}

const NIGHT = { from: 22 * 60, until: 8 * 60 } as const

/** What is pushed, to which device, and when nothing is. */
export function PushChoices({ topics, quietHours, onChange }: PushChoicesProps) {
  const t = useTranslations('notifications')
  const zone = usePreferences((preferences) => preferences.timeZone)
  return (
    <>
      <DevicePushSwitch />
      <fieldset className={styles['group']}>
        <legend>{t('topics.title')}</legend>
        {pushTopic.options.map((topic) => (
          <Switch
            key={topic}
            label={t(`topics.${topic}`)}
            checked={topics.includes(topic)}
            onChange={({ target }) =>
              onChange({
                topics: pushTopic.options.filter((other) =>
                  other === topic ? target.checked : topics.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Switch
        label={t('quiet.title')}
        hint={t('quiet.hint')}
        checked={quietHours !== null}
        onChange={({ target }) =>
          onChange({ quietHours: target.checked ? { ...NIGHT, zone } : null })
        }
      />
      {quietHours !== null && (
        <div className={styles['times']}>
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(`quiet.${end}`)}
              value={timeOf(quietHours[end])}
              onChange={({ target }) => {
                const minute = minuteOf(target.value)
                if (minute === null) return
                onChange({ quietHours: { ...quietHours, zone, [end]: minute } })
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}

function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** null while the field is being emptied. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
