import { intlLocale } from '@touchline/contract'
import { Button, Checkbox, Select } from '@touchline/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { serverNow } from '../../base/clock/clock-skew.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { leavesDoubt } from '../../data/api/leaves-doubt.ts'
import { keepQuiet } from '../../player/limits/quiet-browser.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { askPassword } from '../../parts/modals/modal-store.ts'
import styles from './limits-page.module.css'

const DAY_MS = 86_400_000

/** Days of a break, and of a self-exclusion; null: for good. */
const BREAKS = [1, 7, 30, 42] as const
const EXCLUSIONS = [180, 365, 1_825, null] as const
const CHOICES = [
  ...BREAKS.map((days) => ({ type: 'coolingoff' as const, days })),
  ...EXCLUSIONS.map((days) => ({ type: 'selfexclusion' as const, days })),
]

/** Not at all for a while, or for good: what follows is said before, and the password asked again. */
export function BreakForm() {
  const t = useTranslations('limits')
  const { api, session, modals, alerts, page } = useServices()
  const { dateTime } = useFormatting()
  const [index, setIndex] = useState('1')
  const [isSure, setSure] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // Whether they are sure they say anew.
  useKeptForm('break', ({ choice: kept }) => {
    if (CHOICES.some((_, place) => String(place) === kept)) setIndex(String(kept))
  })
  const unanswered = useRef<(typeof CHOICES)[number]>(null)
  const choice = CHOICES[Number(index)] ?? { type: 'coolingoff', days: 7 }
  const days = new Intl.NumberFormat(intlLocale(page.locale), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setAsked(true)
    if (!isSure) return
    askPassword(modals, async (currentPassword) => {
      try {
        await api('beginExclusion', { body: { ...choice, currentPassword } })
      } catch (error) {
        if (!isUnauthorized(error)) {
          if (leavesDoubt(error)) unanswered.current = choice
          throw error
        }
        // One that was sent before may have begun, which ended the session.
        if (unanswered.current !== choice) {
          alerts.queue.push({ tone: 'error', title: t('breakNotBegun'), durationMs: null })
          return
        }
      }
      const ends =
        choice.days === null ? null : new Date(serverNow(page) + choice.days * DAY_MS).toISOString()
      keepQuiet(browserStorages().local, ends)
      await session.signOut()
      alerts.queue.push({
        tone: 'success',
        title: t(`type.${choice.type}`),
        description:
          ends === null ? t('breakHoldsForGood') : t('breakHolds', { time: dateTime(ends) }),
        durationMs: null,
      })
    })
  }

  return (
    <form name="break" className={styles['form']} onSubmit={submit} noValidate>
      <p>{t('breakText')}</p>
      <div className={styles['fields']}>
        <Select
          label={t('howLong')}
          name="choice"
          value={index}
          options={CHOICES.map(({ type, days: count }, place) => ({
            value: String(place),
            label: `${t(`type.${type}`)} · ${count === null ? t('forGood') : days.format(count)}`,
          }))}
          onChange={({ currentTarget }) => setIndex(currentTarget.value)}
        />
      </div>
      <p>{t(choice.type === 'coolingoff' ? 'breakMoney' : 'exclusionMoney')}</p>
      <Checkbox
        label={t('breakSure')}
        checked={isSure}
        onChange={({ currentTarget }) => setSure(currentTarget.checked)}
        error={isAsked && !isSure ? t('breakSureFirst') : null}
      />
      <Button type="submit" tone="danger">
        {t('begin')}
      </Button>
    </form>
  )
}
