import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MATCH_STATUS, type Match, type Prediction } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useTick } from '../../../base/clock/use-tick.ts'
import { useServices } from '../../../base/services.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { predictionsQuery } from '../../../data/queries/predictions.ts'
import { PrizesTexts } from '../../../i18n/prizes-texts.tsx'
import { failureText } from '../../../parts/alerts/failure-text.ts'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { openModal } from '../../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../../player/session/session-state.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { usePercent } from '../../../preferences/use-percent.ts'
import styles from './prediction-block.module.css'

/** VOTE-01 … VOTE-03: what players think of the match; nothing is staked. */
export function PredictionBlock({ match }: { match: Match }) {
  return (
    <Waiting>
      <PrizesTexts>
        <Predictions match={match} />
      </PrizesTexts>
    </Waiting>
  )
}

function Predictions({ match }: { match: Match }) {
  const services = useServices()
  const playerId = useSession((state) => state.profile?.id ?? null)
  const { data = [] } = useQuery(predictionsQuery(services, match.id, playerId))
  return data.map((prediction) => (
    <Block key={prediction.id} match={match} prediction={prediction} playerId={playerId} />
  ))
}

type BlockProps = { match: Match; prediction: Prediction; playerId: string | null }

function Block({ match, prediction, playerId }: BlockProps) {
  const t = useTranslations('prizes.vote')
  const percent = usePercent()
  const services = useServices()
  const { api, modals } = services
  const queryClient = useQueryClient()
  const isPlayer = useSession(isLoggedIn)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { id, title, options, userVote } = prediction
  const total = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
  const { queryKey } = predictionsQuery(services, prediction.matchId, playerId)
  const isClosed = useIsClosed(match, prediction, playerId)
  const canVote = userVote === null && !isClosed
  const isCounted = options.every(({ votes }) => votes !== null)

  function show(data: Prediction): void {
    queryClient.setQueryData(queryKey, (all) => all?.map((one) => (one.id === id ? data : one)))
  }

  async function vote(optionId: string): Promise<void> {
    if (!isPlayer) return openModal(modals, 'signIn')
    setSending(true)
    setFailure(null)
    try {
      const { data } = await api('castVote', { body: { predictionId: id, data: { optionId } } })
      show(data)
    } catch (error) {
      setFailure(failureText(error)?.message ?? t('failed'))
      // Another tab may have voted, or the match may have begun.
      await api('getVote', { query: { predictionId: id } }).then(
        ({ data }) => show(data),
        () => queryClient.invalidateQueries({ queryKey }),
      )
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={styles['block']} aria-label={title} data-prediction={id}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['options']}>
        {options.map(({ id: optionId, label, votes }) => (
          <li key={optionId}>
            <button
              type="button"
              className={styles['option']}
              aria-pressed={userVote === optionId}
              disabled={!canVote || isSending}
              onClick={() => void vote(optionId)}
            >
              {votes !== null && (
                <span
                  className={styles['bar']}
                  style={{ inlineSize: `${share(votes, total)}%` }}
                  aria-hidden
                />
              )}
              <bdi className={styles['label']}>{label}</bdi>
              {votes !== null && (
                <span className={styles['share']}>{percent(share(votes, total) / 100)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>
        {isClosed && t('closed')} {canVote && t('hint')}
        {!canVote && isCounted && t('counted', { count: total })}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
    </section>
  )
}

/** From kick-off on, which an open page sees come; the votes of all are told from then on. */
function useIsClosed(
  match: Match,
  { matchId, closed, closesAt }: Prediction,
  playerId: string | null,
): boolean {
  const services = useServices()
  const { status } = useLiveMatch(match)
  const isDue = useTick((now) => now >= Date.parse(closesAt))
  const hasBegun = isDue || status !== MATCH_STATUS.prematch
  const isUntold = hasBegun && !closed
  useEffect(() => {
    if (!isUntold) return
    const { queryKey } = predictionsQuery(services, matchId, playerId)
    void services.queryClient.invalidateQueries({ queryKey })
  }, [services, isUntold, matchId, playerId])
  return closed || hasBegun
}

/** Whole per cent. */
function share(votes: number, total: number): number {
  return total === 0 ? 0 : Math.round((votes * 100) / total)
}
