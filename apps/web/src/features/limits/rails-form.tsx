import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Amount } from '@touchline/betting'
import {
  ApiError,
  type GuardRails,
  type GuardRailsAnswer,
  type GuardRailsChange,
} from '@touchline/contract'
import { Button, Checkbox, Select, TextField } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useTick } from '../../base/clock/use-tick.ts'
import type { KeptFields } from '../../base/kept-fields.ts'
import { useServices } from '../../base/services.ts'
import { guardRailsQuery } from '../../data/queries/limits.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { keptAmount } from '../../parts/money/kept-order.ts'
import { typeReturn, written } from '../../parts/stakes/stake-text.ts'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { findCurrency } from '../../player/slip/view.ts'
import { chooseCalm } from '../../preferences/calm.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import styles from './limits-page.module.css'
import { unitName } from './unit-name.ts'

type Services = Pick<ReturnType<typeof useServices>, 'preferences' | 'session' | 'alerts'>

/** None: the amount alone counts. */
const NONE = ''
const LOSSES = [2, 3, 4, 5, 7, 10] as const
const PAUSES = [15, 30, 60, 180, 720, 1_440] as const

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minuteOf(clock: string): number | null {
  const [hours = '', minutes = ''] = clock.split(':')
  return /^\d\d:\d\d/.test(clock) ? Number(hours) * 60 + Number(minutes.slice(0, 2)) : null
}

/** A pause after losses, and hours without live bets; the largest stake is among the limits. */
export function RailsForm({ answer }: { answer: GuardRailsAnswer }) {
  const t = useTranslations('limits')
  const { dateTime } = useFormatting()
  const services = useServices()
  const client = useQueryClient()
  const rules = rulesOf(answer)
  const calm = useDraft('calm', { isOn: rules.calm })
  const pauseFields = usePause(rules.pause)
  const hours = useHours(rules.noLive)
  useKeptForm('rails', (kept) => {
    for (const rule of [pauseFields, hours, calm]) rule.take(kept)
  })
  const query = guardRailsQuery(services)
  const keep = ({ data }: { data: GuardRailsAnswer }) => client.setQueryData(query.queryKey, data)
  const saving = useMutation({
    // Another tab or device may have set the others meanwhile.
    mutationFn: (changed: GuardRailsChange) => services.api('setGuardRails', { body: changed }),
    onSuccess(saved) {
      keep(saved)
      if (rulesOf(saved.data).calm) void goCalm(services)
    },
  })
  const confirming = useMutation({
    mutationFn: () => services.api('confirmGuardRails'),
    onSuccess: keep,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const [pause, noLive] = [pauseFields.read(), hours.read()]
    if (pause === 'wrong' || noLive === 'wrong') return
    const changed = {
      ...(pauseFields.isChanged && { pause }),
      ...(hours.isChanged && { noLive }),
      ...(calm.isChanged && { calm: calm.shown.isOn }),
    }
    saving.mutate(changed, {
      onSuccess({ data }) {
        for (const { settle } of [pauseFields, hours, calm]) settle()
        // What has to wait says so by itself.
        if (data.confirmFrom !== null) return
        services.alerts.queue.push({ tone: 'success', title: t('railsSaved') })
      },
    })
  }

  const error = saving.error ?? confirming.error
  const said = error instanceof ApiError ? error.localizedMessage : null
  const { confirmFrom } = answer
  const isDue = useTick((now) => confirmFrom !== null && Date.parse(confirmFrom) <= now)
  return (
    <form name="rails" className={styles['form']} onSubmit={submit} noValidate>
      <PauseFields pause={pauseFields} />
      <HoursFields hours={hours} />
      <div>
        <Checkbox
          label={t('calm')}
          name={calm.nameOf('isOn')}
          checked={calm.shown.isOn}
          onChange={({ currentTarget }) => calm.change({ isOn: currentTarget.checked })}
        />
        <p className={styles['note']}>{t('calmNote')}</p>
      </div>
      {confirmFrom !== null && (
        <p className={styles['note']}>{t('railsWait', { time: dateTime(confirmFrom) })}</p>
      )}
      {error !== null && (
        <p role="alert" className={styles['problem']}>
          {said ?? t('failed')}
        </p>
      )}
      <div className={styles['acts']}>
        <Button type="submit" tone="primary" loading={saving.isPending}>
          {t('save')}
        </Button>
        {confirmFrom !== null && (
          <Button disabled={!isDue} onClick={() => confirming.mutate()}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The player's rules as they last asked for them. */
const rulesOf = ({ wanted, rails }: GuardRailsAnswer): GuardRails => wanted ?? rails

/** Fields of a rule: as it was set, wherever that was, until they are changed here. */
function useDraft<Fields extends Readonly<Record<string, string | boolean>>>(
  rule: string,
  set: Fields,
) {
  const [draft, setDraft] = useState<Fields | null>(null)
  const shown = draft ?? set
  function change(fields: Partial<Fields>): void {
    const next = { ...shown, ...fields }
    setDraft(Object.entries(next).every(([name, value]) => value === set[name]) ? null : next)
  }
  return {
    shown,
    isChanged: draft !== null,
    change,
    /** What a field of the rule is called in the form. */
    nameOf: (field: keyof Fields & string) => `${rule}-${field}`,
    /** What was kept of the form. */
    take(kept: KeptFields) {
      const fields = Object.entries(set).flatMap(([name, value]) => {
        const field = kept[`${rule}-${name}`]
        return typeof field === typeof value ? [[name, field]] : []
      })
      if (fields.length > 0) change(Object.fromEntries(fields) as Partial<Fields>)
    },
    /** What was changed is set now, but for what has been changed since. */
    settle: () => setDraft((latest) => (latest === draft ? null : latest)),
  }
}

type Hours = ReturnType<typeof useHours>

/** Hours without live bets as they are being written. */
function useHours(had: GuardRails['noLive']) {
  const { shown, ...draft } = useDraft('hours', {
    isOn: had !== null,
    from: clockOf(had?.from ?? 1_380),
    until: clockOf(had?.until ?? 420),
  })
  const { isOn, from, until } = shown
  const [isChecked, setChecked] = useState(false)
  const ownZone = usePreferences((preferences) => preferences.timeZone)

  /** As the backend takes it; `wrong` where a time is missing. */
  function read(): GuardRails['noLive'] | 'wrong' {
    setChecked(true)
    if (!isOn) return null
    const [begins, ends] = [minuteOf(from), minuteOf(until)]
    if (begins === null || ends === null) return 'wrong'
    return { from: begins, until: ends, zone: had?.zone ?? ownZone }
  }

  const isWrong = (clock: string) => isChecked && minuteOf(clock) === null
  return { ...shown, ...draft, isWrong, read }
}

function HoursFields({ hours }: { hours: Hours }) {
  const t = useTranslations('limits')
  const { isOn, from, until, isWrong } = hours
  return (
    <>
      <Checkbox
        label={t('noLive')}
        name={hours.nameOf('isOn')}
        checked={isOn}
        onChange={({ currentTarget }) => hours.change({ isOn: currentTarget.checked })}
      />
      {isOn && (
        <div className={styles['fields']}>
          <TextField
            type="time"
            label={t('from')}
            name={hours.nameOf('from')}
            value={from}
            onChange={({ currentTarget }) => hours.change({ from: currentTarget.value })}
            error={isWrong(from) ? t('wrongTime') : null}
          />
          <TextField
            type="time"
            label={t('until')}
            name={hours.nameOf('until')}
            value={until}
            onChange={({ currentTarget }) => hours.change({ until: currentTarget.value })}
            error={isWrong(until) ? t('wrongTime') : null}
          />
        </div>
      )}
    </>
  )
}

/** At once on this device, and with the account. */
function goCalm({ preferences, session, alerts }: Services): Promise<void> {
  chooseCalm(preferences, true)
  return session.saveSettings({ calm: true }).catch(alerts.raiseError)
}

/** What is offered, and what was chosen elsewhere. */
function withChosen(offered: readonly number[], chosen: string): readonly string[] {
  const values = new Set(chosen === NONE ? offered : [...offered, Number(chosen)])
  return [...values].toSorted((a, b) => a - b).map(String)
}

type Pause = ReturnType<typeof usePause>

/** A pause as it is being written: after losses in a row, after losing so much in a row, or both. */
function usePause(had: GuardRails['pause']) {
  const system = useSystemSettings()
  const { separators } = useFormatting()
  const active = useSession(activeCurrency)
  const currency = findCurrency(system, had?.currency ?? active ?? system.defaultCurrencyCode)
  const code = currency?.code ?? ''
  const amount = had?.amount ?? null
  const { shown, ...draft } = useDraft('pause', {
    isOn: had !== null,
    currency: code,
    losses: had === null ? '3' : String(had.losses ?? NONE),
    lost: amount === null || currency === null ? '' : written(amount, { currency, separators }),
    minutes: String(had?.minutes ?? 60),
  })
  const { isOn, losses, minutes } = shown
  // What was typed in one currency is no amount of another.
  const lost = shown.currency === code ? shown.lost : ''
  const [isWrong, setWrong] = useState(false)

  function change(fields: Partial<Omit<typeof shown, 'currency'>>): void {
    draft.change({ lost, ...fields, currency: code })
  }

  function readLost(): Amount | null | 'wrong' {
    if (lost.trim() === '') return losses === NONE ? 'wrong' : null
    const typed = currency === null ? null : typeReturn(lost, { currency, separators })
    return typed?.kind === 'taken' && typed.stake > 0n ? typed.stake : 'wrong'
  }

  function take(kept: KeptFields): void {
    const name = draft.nameOf('lost')
    const money = keptAmount(kept[name])
    const text =
      money === null || currency === null ? null : written(money, { currency, separators })
    draft.take(text === null ? kept : { ...kept, [name]: text })
  }

  /** As the backend takes it; `wrong` where something is to be mended first. */
  function read(): GuardRails['pause'] | 'wrong' {
    const money = isOn ? readLost() : null
    setWrong(money === 'wrong')
    if (!isOn || money === 'wrong') return isOn ? 'wrong' : null
    return {
      losses: losses === NONE ? null : Number(losses),
      amount: money,
      currency: money === null ? null : (currency?.code ?? null),
      minutes: Number(minutes),
    }
  }

  const unit = currency === null ? '' : unitName(currency)
  const typedLost = readLost()
  const keptLost = typeof typedLost === 'bigint' ? String(typedLost) : undefined
  return { ...shown, ...draft, lost, change, take, keptLost, unit, isWrong, read }
}

function PauseFields({ pause }: { pause: Pause }) {
  const t = useTranslations('limits')
  const { number } = useFormatting()
  const { losses, minutes } = pause
  return (
    <>
      <Checkbox
        label={t('pause')}
        name={pause.nameOf('isOn')}
        checked={pause.isOn}
        onChange={({ currentTarget }) => pause.change({ isOn: currentTarget.checked })}
      />
      {pause.isOn && (
        <div className={styles['fields']}>
          <Select
            label={t('pauseLosses')}
            name={pause.nameOf('losses')}
            value={losses}
            options={[
              { value: NONE, label: t('pauseNoCount') },
              ...withChosen(LOSSES, losses).map((value) => ({ value, label: value })),
            ]}
            onChange={({ currentTarget }) => pause.change({ losses: currentTarget.value })}
          />
          <TextField
            label={t('pauseAmount', { currency: pause.unit })}
            name={pause.nameOf('lost')}
            data-kept={pause.keptLost}
            inputMode="decimal"
            autoComplete="off"
            value={pause.lost}
            onChange={({ currentTarget }) => pause.change({ lost: currentTarget.value })}
            error={pause.isWrong ? t('wrongAmount') : null}
          />
          <Select
            label={t('pauseLength')}
            name={pause.nameOf('minutes')}
            value={minutes}
            options={withChosen(PAUSES, minutes).map((value) => ({
              value,
              label: t('minutes', { count: number(Number(value)) }),
            }))}
            onChange={({ currentTarget }) => pause.change({ minutes: currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}
