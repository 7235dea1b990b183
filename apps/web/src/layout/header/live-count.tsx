import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'

/** Number of matches in play, in all sports. */
export function LiveCount({ className }: { className?: string | undefined }) {
  const { data } = useQuery(sportsQuery(useServices()))
  const live = data?.reduce((sum, sport) => sum + sport.liveCount, 0) ?? 0
  return live === 0 ? null : <span className={className}>{live}</span>
}
