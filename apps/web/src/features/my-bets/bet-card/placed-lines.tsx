import { lineCount, placedLines } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

import { SystemTable } from '../../../parts/bets/system-table.tsx'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { toEquationBet } from '../equation-bet.ts'

/** Every bet of a placed system as it stands: what it pays, would pay, or that it is lost. */
export function PlacedLines({ bet }: { bet: PlacedBet }) {
  const { amount } = useFormatting()
  const equation = toEquationBet(bet)
  const { systemType } = equation
  if (systemType === null) return null
  return (
    <SystemTable
      count={Number(lineCount(systemType))}
      legs={bet.selections.map(({ outcome, status }) => ({
        name: outcome.name,
        isLost: status === 'lost',
      }))}
      linesFrom={(window) =>
        placedLines(equation, systemType, window).map((line) => ({
          ...line,
          isLost: line.state === 'lost',
          returns: amount(line.amount, bet.currency),
        }))
      }
    />
  )
}
