import { formatOdds, totalOdds } from '@touchline/betting'
import {
  readShareCode,
  type ApiClient,
  type FoundSharedBets,
  type Match,
} from '@touchline/contract'

import { badgeOf } from '../../src/parts/side-logo/badge-of.ts'
import type { CardContent } from './card-content.ts'

export type CardKind = 'match' | 'bet'

/** @throws ApiError where the backend knows no such match or code; null for what is no code */
export async function readCard(
  api: ApiClient,
  kind: CardKind,
  id: string,
): Promise<CardContent | null> {
  if (kind === 'match') {
    const { data } = await api('getMatch', { params: { id } })
    return matchCard(data)
  }
  const code = readShareCode(id)
  if (code === null) return null
  const { data } = await api('findSharedBets', { query: { code } })
  return betCard(data)
}

function matchCard(match: Match): CardContent {
  const { tournament, home, away, outright, startTime } = match
  return {
    kind: 'match',
    league: tournament.name,
    sides: outright === null ? [home, away] : [{ name: outright.name }],
    badge: badgeOf(match.sport.key),
    startsAt: new Date(startTime),
  }
}

function betCard({ bets }: FoundSharedBets): CardContent | null {
  const [bet] = bets
  const legs = bets
    .flatMap(({ selections }) => selections)
    .flatMap(({ names, odds }) =>
      names === null
        ? []
        : [{ match: names.match, outcome: names.outcome, odds: formatOdds(odds, 'european') }],
    )
  if (bet === undefined || legs.length === 0) return null
  const isProduct = bets.length === 1 && bet.type === 'combo'
  const total = isProduct
    ? formatOdds(totalOdds(bet.selections.map((leg) => leg.odds)), 'european')
    : null
  return { kind: 'bet', legs, total }
}
