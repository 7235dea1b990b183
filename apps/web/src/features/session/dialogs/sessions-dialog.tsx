import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OwnSession } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import type { PageData } from '../../../data/page-data.ts'
import { askPassword } from '../../../parts/modals/modal-store.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import styles from '../forms/session-form.module.css'
import { failureOf } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** Forgotten at sign-out, as everything under `player`. */
function sessionsQuery({ api }: Pick<PageData, 'api'>) {
  return queryOptions({
    queryKey: ['player', 'sessions'],
    queryFn: async ({ signal }) => (await api('listSessions', { signal })).data,
    staleTime: 0,
  })
}

/** Where the player is signed in, and the way to end any of it by the password. */
export function SessionsDialog() {
  const t = useTranslations('account')
  return (
    <PlayerDialog name="sessions" title={t('sessionsTitle')}>
      <p className={styles['note']}>{t('sessionsText')}</p>
      <Sessions />
    </PlayerDialog>
  )
}

function Sessions() {
  const t = useTranslations('account')
  const services = useServices()
  const { data: sessions, error } = useQuery(sessionsQuery(services))
  if (error !== null) return <FormFailure failure={failureOf(error)} />
  if (sessions === undefined) return <Skeleton shape="block" blockSize="112px" />

  function end(id?: string): void {
    const { api, alerts, modals, queryClient } = services
    askPassword(modals, async (currentPassword) => {
      const body = { currentPassword, ...(id === undefined ? {} : { id }) }
      await api('endSessions', { body })
      alerts.queue.push({ tone: 'success', title: t('signedOutThere') })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(services).queryKey })
    })
  }

  return (
    <div className={styles['form']}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} onEnd={() => end(session.id)} />
      ))}
      {sessions.length > 1 ? (
        <Button block icon="logout" onClick={() => end()}>
          {t('signOutElsewhere')}
        </Button>
      ) : (
        <p className={styles['note']}>{t('onlyHere')}</p>
      )}
    </div>
  )
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTranslations('account')
  const { dateTime } = useFormatting()
  const { browser, system, isCurrent, seenAt, createdAt } = session
  const device =
    browser === null || system === null ? t('unknownDevice') : t('device', { browser, system })
  return (
    <div>
      <p>
        <strong>
          <bdi>{device}</bdi>
        </strong>
      </p>
      <p className={styles['note']}>
        {isCurrent ? t('thisDevice') : t('lastSeen', { time: dateTime(seenAt) })} ·{' '}
        {t('signedInSince', { time: dateTime(createdAt) })}
      </p>
      {!isCurrent && (
        <Button size="small" onClick={onEnd}>
          {t('signOutThere', { device })}
        </Button>
      )}
    </div>
  )
}
