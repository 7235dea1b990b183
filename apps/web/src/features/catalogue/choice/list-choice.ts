import type { Match } from '@touchline/contract'
import { createContext } from 'react'

import type { SecondColumns, ThirdColumns } from '../group/market-columns.ts'

/** What a list shows of these matches of one sport besides what any does. */
export type ListChoice = (matches: readonly Match[]) => {
  /** The columns that the player chose. */
  second: SecondColumns | undefined
  third: ThirdColumns | undefined
}

/** Null where a list has no switch. */
export const ListChoiceContext = createContext<ListChoice | null>(null)
