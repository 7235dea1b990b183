import { selectionId, isMarketGone, isMarketOpen } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'
import { useOutcome } from '@touchline/live/react'
import { OddsButton, OddsCellPlaceholder } from '@touchline/ui'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useServices } from '../../base/services.ts'
import { useIsPicked } from '../../player/quick-bet/use-quick-bet.ts'
import { priceMove } from './price-move.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useTakenOff } from './use-taken-off.ts'
import type { OutcomeState } from '@touchline/live'

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

/**
 * A live price to take into the slip, to give back, or to bet on at once. Repaints when its own price
 * changes. What is off the board is no button any more: its place stays.
 */
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
  const priceText = usePriceText()
  const price = priceText(odds)
  const selected = useIsPicked(id)
  const move = priceMove(live, useFirst(id, live?.version ?? 0), priceText)
  const button = useRef<HTMLButtonElement>(null)
  const isTakenOff = useTakenOff(button, state === 'closed' && !selected)
  if (isTakenOff) return <OddsCellPlaceholder label={label} line={line} layout={layout} />
  return (
    <OddsButton
      ref={button}
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

/** The version that the outcome had when this cell showed it first. */
function useFirst(id: string, version: number): number {
  const [first, setFirst] = useState({ id, version })
  if (first.id === id) return first.version
  setFirst({ id, version })
  return version
}

/** State of an outcome as a snapshot tells it, before anything was pushed. */
function snapshotState(
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'active'>,
): OutcomeState {
  if (isMarketGone(market.status)) return 'closed'
  return isMarketOpen(market.status) && outcome.active ? 'open' : 'suspended'
}
