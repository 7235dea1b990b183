import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'
import { Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { useServices } from '../../../lib/services.ts'
import { Tracker } from './tracker.tsx'
import styles from './stream.module.css'

/** Pictures of the match, or its animation where there are none or they cannot be played. */
export function StreamTab({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <Stream match={match} />
    </MatchInfoTexts>
  )
}

function Stream({ match }: { match: Match }) {
  const t = useTranslations('matchInfo.stream')
  const { api } = useServices()
  const [failed, setFailed] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['video', match.id],
    queryFn: async ({ signal }) =>
      (await api(calls.getMatchVideo, { params: { id: match.id }, signal })).data,
  })
  if (isPending) return <Skeleton className={styles['waiting']} />
  const url = data?.kind === 'hls' && !failed ? data.url : null
  if (url === null || data === undefined) return <Tracker match={match} />
  return (
    <figure className={styles['player']}>
      <video
        src={url}
        controls
        playsInline
        muted
        autoPlay
        aria-label={t('video', { home: match.home.name, away: match.away.name })}
        onError={() => setFailed(true)}
      />
      <figcaption>{t('delayed', { count: data.delaySeconds })}</figcaption>
    </figure>
  )
}
