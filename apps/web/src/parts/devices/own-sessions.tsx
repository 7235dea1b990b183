import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OwnSession } from '@touchline/contract'
import { Button, Icon, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { failureText } from '../alerts/failure-text.ts'
import { failureHint, LoadFailed } from '../alerts/load-failed.tsx'
import { askPassword } from '../modals/modal-store.ts'
import styles from '../card-rows/card-rows.module.css'
import { useDeviceWords } from './place.ts'

/** Forgotten at sign-out, as everything under `player`. */
function sessionsQuery({ api }: Pick<PageData, 'api'>) {
  return queryOptions({
    queryKey: ['player', 'sessions'],
    queryFn: async ({ signal }) => (await api('listSessions', { signal })).data,
    staleTime: 0,
  })
}

/** Where the player is signed in, and the way to end any of it by the password. */
export function OwnSessions() {
  const t = useTranslations('account')
  const services = useServices()
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(services))
  if (sessions === undefined) {
    return error === null ? (
      <Skeleton shape="block" blockSize="112px" />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    )
  }

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
    <>
      {error !== null && <NotReadAgain error={error} onRetry={() => void refetch()} />}
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button block icon="logout" onClick={() => end()}>
          {t('signOutElsewhere')}
        </Button>
      ) : (
        <p className={styles['note']}>{t('onlyHere')}</p>
      )}
    </>
  )
}

/** What stands below it may have changed since. */
function NotReadAgain({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations()
  const failure = failureText(error)
  return (
    <div className={styles['acts']}>
      <p role="alert" className={styles['note']}>
        {failure?.message ?? t(failureHint(failure ?? { group: 'global-error.default' }))}
      </p>
      <Button size="small" onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </div>
  )
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTranslations('account')
  const { dateTime } = useFormatting()
  const words = useDeviceWords()
  const { isCurrent, seenAt, createdAt } = session
  const device = words.device(session)
  return (
    <li className={styles['row']}>
      <Icon name="device" />
      <div className={styles['texts']}>
        <p className={styles['name']}>
          <bdi>{device}</bdi>
        </p>
        <p className={styles['note']}>
          {isCurrent ? t('thisDevice') : t('lastSeen', { time: dateTime(seenAt) })} ·{' '}
          {words.place(session)} · {t('signedInSince', { time: dateTime(createdAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" onClick={onEnd} aria-label={t('signOutThere', { device })}>
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
