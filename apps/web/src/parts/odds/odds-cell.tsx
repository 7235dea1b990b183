import { selectionId, type Odds } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'
import { useLive, useOutcomeState } from '@touchline/live/react'
import { OddsButton, OddsCellPlaceholder, paintOdds } from '@touchline/ui'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { outcomeState, type OutcomeKey } from '@touchline/live'
import { useServices } from '../../base/services.ts'
import { useIsPicked } from '../../player/quick-bet/use-quick-bet.ts'
import { priceMove } from './price-move.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useTakenOff } from './use-taken-off.ts'

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
 * A live price to take into the slip, to give back, or to bet on at once. It renders when its state
 * changes; its price alone is painted. What is off the board is no button any more: its place stays.
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
  const liveState = useOutcomeState(id)
  const state = liveState ?? outcomeState(market, outcome)
  const { store } = useLive()
  const odds = (liveState === undefined ? undefined : store.get(id)?.odds) ?? outcome.odds
  const priceText = usePriceText()
  const selected = useIsPicked(id)
  const button = useRef<HTMLButtonElement>(null)
  const isTakenOff = useTakenOff(button, state === 'closed' && !selected)
  const accessibleName = `${outcome.name}, ${market.name}, ${match.home.name} – ${match.away.name}`
  const stateReason = state === 'open' ? undefined : t(state)
  usePainter(button, id, {
    isTold: liveState !== undefined,
    accessibleName,
    stateReason,
    priceText,
  })
  if (isTakenOff) return <OddsCellPlaceholder label={label} line={line} layout={layout} />
  return (
    <OddsButton
      ref={button}
      outcomeId={id}
      odds={odds}
      price={priceText(odds)}
      state={state}
      selected={selected}
      label={label}
      line={line}
      layout={layout}
      accessibleName={accessibleName}
      stateReason={stateReason}
      onPress={() => {
        const current = store.get(id)?.odds ?? outcome.odds
        quickBet.pick({ match, market, outcome: { ...outcome, odds: current } })
      }}
    />
  )
}

type Painter = {
  /** Whether the page is past what the server rendered, which knows nothing of the store. */
  isTold: boolean
  accessibleName: string
  stateReason: string | undefined
  priceText: (odds: Odds) => string
}

/** Keeps the price of a button at what the store says, past React (ui: `paintOdds`). */
function usePainter(
  button: RefObject<HTMLButtonElement | null>,
  id: OutcomeKey,
  { isTold, accessibleName, stateReason, priceText }: Painter,
): void {
  const { store } = useLive()
  // The version that the player saw first: what had moved before is no news.
  const since = useRef<{ id: OutcomeKey; version: number } | null>(null)
  const paint = useEffectEvent(() => {
    const live = store.get(id)
    if (button.current === null || live === undefined || !isTold) return
    if (since.current?.id !== id) since.current = { id, version: live.version }
    const { direction, count } = priceMove(live, since.current.version, priceText)
    paintOdds(button.current, {
      price: priceText(live.odds),
      odds: live.odds,
      accessibleName,
      stateReason,
      direction: live.state === 'open' ? direction : null,
      move: `${id} ${count}`,
    })
  })
  useLayoutEffect(() => store.subscribe(id, () => paint()), [store, id])
  // React has just written what it knew when it rendered.
  useLayoutEffect(() => paint())
}
