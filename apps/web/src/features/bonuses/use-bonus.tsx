import { useQuery } from '@tanstack/react-query'
import { ApiError, type Bonus } from '@touchline/contract'
import { EmptyState, errorPicture, Skeleton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { bonusQuery, type BonusPlace } from '../../data/queries/bonuses.ts'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { useWhose } from './use-whose.ts'

/** One bonus, or what stands in its place while it is not there. */
export function useBonus(place: BonusPlace): { bonus: Bonus | undefined; view: ReactNode } {
  const t = useTranslations('bonuses')
  const player = useWhose()
  const { data, error, refetch } = useQuery({
    ...bonusQuery(useServices(), { player: player ?? null, ...place }),
    enabled: player !== undefined,
  })
  if (data !== undefined) return { bonus: data, view: null }
  if (error === null) {
    const view = (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" inlineSize="100%" blockSize="320px" />
      </div>
    )
    return { bonus: undefined, view }
  }
  const view = isMissing(error) ? (
    <EmptyState picture={errorPicture} title={t('missing')} description={t('missingHint')} />
  ) : (
    <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
  )
  return { bonus: undefined, view }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
