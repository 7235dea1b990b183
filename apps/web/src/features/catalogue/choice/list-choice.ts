import type { Match } from '@touchline/contract'
import { createContext } from 'react'

import type { SecondColumns } from '../group/market-columns.ts'

/** The columns that the player chose for these matches of one sport; undefined without a choice. */
export type ListChoice = (matches: readonly Match[]) => SecondColumns | undefined

/** Null where a list has no switch. */
export const ListChoiceContext = createContext<ListChoice | null>(null)
