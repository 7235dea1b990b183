import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type GuardRails, type GuardRailsAnswer } from '@touchline/contract'
import { Button, Checkbox, Select, TextField } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { guardRailsQuery } from '../../data/queries/limits.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './limits-page.module.css'

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
  const { pause, noLive } = answer.wanted ?? answer.rails
  const [hasPause, setHasPause] = useState(pause !== null)
  const [losses, setLosses] = useState(String(pause?.losses ?? 3))
  const [minutes, setMinutes] = useState(String(pause?.minutes ?? 60))
  const [hasHours, setHasHours] = useState(noLive !== null)
  const [from, setFrom] = useState(clockOf(noLive?.from ?? 1_380))
  const [until, setUntil] = useState(clockOf(noLive?.until ?? 420))
  const [now] = useState(() => Date.now())
  const query = guardRailsQuery(services)
  const keep = ({ data }: { data: GuardRailsAnswer }) => client.setQueryData(query.queryKey, data)
  const saving = useMutation({
    mutationFn: (body: GuardRails) => services.api('setGuardRails', { body }),
    onSuccess: keep,
  })
  const confirming = useMutation({
    mutationFn: () => services.api('confirmGuardRails'),
    onSuccess: keep,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const [begins, ends] = [minuteOf(from), minuteOf(until)]
    const zone = noLive?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    const hours = begins === null || ends === null ? null : { from: begins, until: ends, zone }
    saving.mutate({
      pause: hasPause
        ? {
            losses: Number(losses),
            amount: pause?.amount ?? null,
            currency: pause?.currency ?? null,
            minutes: Number(minutes),
          }
        : null,
      noLive: hasHours ? hours : null,
    })
  }

  const error = saving.error ?? confirming.error
  const said = error instanceof ApiError ? error.localizedMessage : null
  const { confirmFrom } = answer
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Checkbox
        label={t('pause')}
        checked={hasPause}
        onChange={({ currentTarget }) => setHasPause(currentTarget.checked)}
      />
      {hasPause && (
        <PauseFields
          losses={losses}
          minutes={minutes}
          onLosses={setLosses}
          onMinutes={setMinutes}
        />
      )}
      <Checkbox
        label={t('noLive')}
        checked={hasHours}
        onChange={({ currentTarget }) => setHasHours(currentTarget.checked)}
      />
      {hasHours && (
        <div className={styles['fields']}>
          <TextField
            type="time"
            label={t('from')}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            type="time"
            label={t('until')}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </div>
      )}
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
          <Button disabled={Date.parse(confirmFrom) > now} onClick={() => confirming.mutate()}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What is offered, and what was chosen elsewhere. */
function withChosen(offered: readonly number[], chosen: string): readonly string[] {
  const values = new Set([...offered, Number(chosen)])
  return [...values].toSorted((a, b) => a - b).map(String)
}

type PauseFieldsProps = {
  losses: string
  minutes: string
  onLosses: (losses: string) => void
  onMinutes: (minutes: string) => void
}

function PauseFields({ losses, minutes, onLosses, onMinutes }: PauseFieldsProps) {
  const t = useTranslations('limits')
  const { number } = useFormatting()
  return (
    <div className={styles['fields']}>
      <Select
        label={t('pauseLosses')}
        value={losses}
        options={withChosen(LOSSES, losses).map((value) => ({ value, label: value }))}
        onChange={({ currentTarget }) => onLosses(currentTarget.value)}
      />
      <Select
        label={t('pauseLength')}
        value={minutes}
        options={withChosen(PAUSES, minutes).map((value) => ({
          value,
          label: t('minutes', { count: number(Number(value)) }),
        }))}
        onChange={({ currentTarget }) => onMinutes(currentTarget.value)}
      />
    </div>
  )
}
