import { useSuspenseQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'

import { useServices } from '../../../lib/services.ts'
import { sportsQuery } from '../../../queries/catalogue.ts'
import { groupColumns, type GroupColumns } from './market-columns.ts'

const MOST_OUTCOMES = 3

/** @param matches of one sport */
export function useGroupColumns(matches: readonly Match[]): GroupColumns {
  const { data: sports } = useSuspenseQuery(sportsQuery(useServices()))
  const sport = sports.find(({ key }) => key === matches[0]?.sport.key)
  return groupColumns(matches, sport?.mainMarketOutcomesCount ?? MOST_OUTCOMES)
}
