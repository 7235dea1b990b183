import { rational } from '@touchline/betting'
import type { LegResult, SettlementBet } from '@touchline/betting'
import type { SelectionRow, StoredBet } from '../bets/bet-repository.ts'
import { betTerms, storedCustomOdds } from '../bets/bet-figures.ts'
import { storedSystem } from '../bets/stored-system.ts'

const MILLIONTHS = 1_000_000n

/** A stored bet as the betting package settles it. */
export function settlementTerms(bet: StoredBet): SettlementBet {
  const odds = bet.selections.map((selection) => selection.odds)
  const terms = betTerms({
    type: bet.type,
    stake: bet.stake,
    odds,
    systemType: storedSystem(bet),
    customOdds: storedCustomOdds(bet),
    // What was agreed to be paid at the most: whatever the results, a bet returns no more.
    maxPayout: bet.potential_win,
  })
  return {
    ...terms,
    legs: bet.selections.map((selection) => ({
      odds: selection.odds,
      result: legResult(selection),
    })),
  }
}

export function legResult(
  row: Pick<SelectionRow, 'result' | 'void_factor' | 'dead_heat_factor'>,
): LegResult {
  return {
    result: row.result ?? -1,
    voidFactor: voidFactor(row.void_factor ?? 0),
    deadHeatFactor: rational(BigInt(row.dead_heat_factor ?? MILLIONTHS), MILLIONTHS),
  }
}

function voidFactor(thousandths: number): LegResult['voidFactor'] {
  if (thousandths === 0 || thousandths === 500 || thousandths === 1000) return thousandths
  throw new RangeError(`There is no void factor ${thousandths}`)
}
