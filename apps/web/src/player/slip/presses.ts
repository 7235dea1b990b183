import type { SelectionInput } from '@touchline/betting'
import { selectionId } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { PRESSES_KEY } from './storage-keys.ts'

/** An outcome as it stands when the player picks it, with its market and match. */
export type PickedOutcome = { match: Match; market: Market; outcome: Outcome }

export function pickedId({ match, market, outcome }: PickedOutcome): string {
  return selectionId({
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  })
}

export function toSelectionInput({ match, market, outcome }: PickedOutcome): SelectionInput {
  return {
    matchId: match.id,
    matchUrnId: match.urnId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
    odds: outcome.odds,
    provider: market.provider,
    type: match.type,
    matchStatus: match.status,
    marketStatus: market.status,
    active: outcome.active,
  }
}

/** What a player pressed, and whether that put the outcome into the slip or took it out. */
export type Press = { readonly picked: PickedOutcome; readonly isWanted: boolean }

/** More presses than a slip takes are not made before it is there. */
const MOST_KEPT = 60

/**
 * Presses that the slip has not saved yet, because its code or its saved bets are still on their way:
 * they outlive the page. The last press of an outcome counts.
 */
export function createKeptPresses(storage: () => KeyValueStorage) {
  let former: readonly Press[] | null = null

  /** Those of the page before, in the order in which they were made. */
  function ofPageBefore(): readonly Press[] {
    former ??= readPresses(storage())
    return former
  }

  return {
    ofPageBefore,
    keep(press: Press): void {
      ofPageBefore()
      const others = without(readPresses(storage()), pickedId(press.picked))
      write(storage(), [...others, press].slice(-MOST_KEPT))
    },
    drop: (id: string): void => write(storage(), without(readPresses(storage()), id)),
    dropAll: (): void => storage().removeItem(PRESSES_KEY),
  }
}

function readPresses(storage: KeyValueStorage): readonly Press[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PRESSES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPress) : []
  } catch {
    return []
  }
}

function write(storage: KeyValueStorage, presses: readonly Press[]): void {
  if (presses.length === 0) storage.removeItem(PRESSES_KEY)
  else storage.setItem(PRESSES_KEY, JSON.stringify(presses))
}

function without(presses: readonly Press[], id: string): readonly Press[] {
  return presses.filter(({ picked }) => pickedId(picked) !== id)
}

/** What the site itself wrote in this browser session; a damaged one is no press. */
function isPress(value: unknown): value is Press {
  if (!hasFields(value, ['picked', 'isWanted']) || typeof value['isWanted'] !== 'boolean') {
    return false
  }
  const { picked } = value
  if (!hasFields(picked, ['match', 'market', 'outcome'])) return false
  const { match, market, outcome } = picked
  return (
    hasFields(match, ['id', 'urnId', 'status', 'type']) &&
    hasFields(market, ['id', 'specifier', 'status', 'provider']) &&
    hasFields(outcome, ['id', 'odds', 'active'])
  )
}

function hasFields(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
