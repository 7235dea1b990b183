import { selectionId } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'
import type { OutcomeSnapshot } from '@touchline/live'
import { useOutcome } from '@touchline/live/react'
import { OddsButton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../lib/services.ts'
import { useIsPicked } from '../quick-bet/use-quick-bet.ts'
import { snapshotState } from './outcome-state.ts'
import { nextMove, type PriceMove } from './price-move.ts'
import { usePriceText } from './price-text.ts'

type OddsCellProps = {
  match: Match
  market: Market
  outcome: Outcome
  /** Shown above or beside the price; absent where a column heading names the outcome. */
  label?: string | undefined
  /** Line of the market shown in the cell, such as `2.5`. */
  line?: string | undefined
  layout?: 'auto' | 'row' | 'stack'
}

/** A live price to take into the slip, to give back, or to bet on at once. Repaints when its own price changes. */
export function OddsCell({ match, market, outcome, label, line, layout = 'auto' }: OddsCellProps) {
  const t = useTranslations('odds')
  const { quickBet } = useServices()
  const id = selectionId({
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  })
  const live = useOutcome(id)
  const state = live?.state ?? snapshotState(market, outcome)
  const odds = live?.odds ?? outcome.odds
  const price = usePriceText()(odds)
  const selected = useIsPicked(id)
  const move = usePriceMove(live, price, odds)
  return (
    <OddsButton
      outcomeId={id}
      odds={odds}
      price={price}
      state={state}
      direction={move.direction}
      moveCount={move.count}
      selected={selected}
      label={label}
      line={line}
      layout={layout}
      accessibleName={`${outcome.name}, ${market.name}, ${match.home.name} – ${match.away.name}, ${price}`}
      stateReason={state === 'open' ? undefined : t(state)}
      onPress={() => quickBet.pick({ match, market, outcome: { ...outcome, odds } })}
    />
  )
}

const STILL: PriceMove = { direction: null, count: 0 }

function usePriceMove(live: OutcomeSnapshot | undefined, text: string, odds: number) {
  const seen = { text, odds, version: live?.version ?? 0 }
  const [previous, setPrevious] = useState({ seen, move: STILL })
  const move = nextMove(previous, seen, live?.direction ?? null)
  if (seen.version !== previous.seen.version) setPrevious({ seen, move })
  return move
}
