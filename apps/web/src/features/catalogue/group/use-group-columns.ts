import { useSuspenseQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { use } from 'react'

import { useServices } from '../../../lib/services.ts'
import { sportsQuery } from '../../../queries/catalogue.ts'
import { ListChoiceContext } from '../choice/list-choice.ts'
import { groupColumns, type GroupColumns } from './market-columns.ts'

/** @param matches of one sport */
export function useGroupColumns(matches: readonly Match[]): GroupColumns {
  const { data: sports } = useSuspenseQuery(sportsQuery(useServices()))
  const key = matches[0]?.sport.key
  const columns = groupColumns(
    matches,
    sports.find((sport) => sport.key === key),
  )
  const second = use(ListChoiceContext)?.(matches)
  return second ? { ...columns, second } : columns
}
