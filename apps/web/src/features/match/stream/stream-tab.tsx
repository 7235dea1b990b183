import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { useServices } from '../../../base/services.ts'
import { LivePitch } from '../pitch/live-pitch.tsx'
import { firstPlayable } from './first-playable.ts'
import { StreamVideo } from './stream-video.tsx'
import styles from './stream.module.css'

/** Pictures of the match, or its animation where there are none or they cannot be played. */
export function StreamTab({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <Stream match={match} />
    </MatchInfoTexts>
  )
}

const NONE: readonly string[] = []

function Stream({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const { api, live } = useServices()
  const [failed, setFailed] = useState(NONE)
  useEffect(() => {
    const { connection } = live
    // The line may have been what failed.
    return connection.subscribe(() => {
      if (connection.get() === 'connected') setFailed(NONE)
    })
  }, [live])
  const { data, isPending } = useQuery({
    queryKey: ['video', match.id],
    queryFn: async ({ signal }) =>
      (await api('getMatchVideo', { params: { id: match.id }, signal })).data,
  })
  // STREAM-03: the others of the match, where the first cannot be played.
  const others = useQuery({
    queryKey: ['streams', match.id],
    queryFn: async ({ signal }) =>
      (await api('listMatchStreams', { params: { id: match.id }, signal })).data,
    enabled: failed.length > 0,
  })
  if (isPending || others.isLoading) return <Skeleton className={styles['waiting']} />
  const pictures = firstPlayable([data, ...(others.data ?? [])], failed)
  if (pictures === null) return <TrackedMatch match={match} />
  const { url, delaySeconds } = pictures
  return (
    <figure className={styles['player']}>
      <StreamVideo
        key={url}
        url={url}
        label={t('video', { home: match.home.name, away: match.away.name })}
        onFail={() => setFailed((before) => [...before, url])}
      />
      <figcaption>{t('delayed', { count: delaySeconds })}</figcaption>
    </figure>
  )
}

/** The match as its feed tells it; a word alone where the head of the page shows that already. */
function TrackedMatch({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  return (
    <>
      <div className={styles['tracked']}>
        <LivePitch match={match} />
      </div>
      <p className={styles['note']}>{t('animated')}</p>
    </>
  )
}
