import { calls } from '@touchline/contract'

import type { Book } from '../../feed/book/book.ts'
import { requireMatch } from '../markets/require-match.ts'
import type { Routes } from '../sessions/routes.ts'
import type { OddsHistory } from './odds-history.ts'

type Deps = { readonly book: Book; readonly history: OddsHistory }

export function oddsHistoryRoutes(routes: Routes, { book, history }: Deps): void {
  routes.open(calls.getOddsHistory, ({ params, query }) => {
    const { id } = requireMatch(book, params['id'])
    const { marketId, specifier = '' } = query
    const lines = history.lines(id, marketId, specifier)
    const outcomes = Array.from(lines ?? [], ([outcomeId, points]) => ({
      id: outcomeId,
      points: points.map(({ at, odds }) => ({ at: new Date(at).toISOString(), odds })),
    }))
    return { data: { marketId, specifier, outcomes } }
  })
}
