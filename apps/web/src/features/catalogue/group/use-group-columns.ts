import { useSuspenseQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { use } from 'react'

import { useServices } from '../../../base/services.ts'
import { sportsQuery } from '../../../data/queries/catalogue.ts'
import { ListChoiceContext } from '../choice/list-choice.ts'
import { groupColumns, mainMarketOf, type GroupColumns } from './market-columns.ts'

/** @param matches of one sport */
export function useGroupColumns(matches: readonly Match[]): GroupColumns {
  const key = matches[0]?.sport.key
  const { data: sport } = useSuspenseQuery({
    ...sportsQuery(useServices()),
    // Its numbers change all the time, and every row would render again.
    select: (sports) => mainMarketOf(sports.find((one) => one.key === key)),
  })
  const columns = groupColumns(matches, sport)
  const choice = use(ListChoiceContext)?.(matches)
  const { second = columns.second, third = null } = choice ?? {}
  // Nothing is third where nothing is second.
  return { ...columns, second, third: second && third }
}
