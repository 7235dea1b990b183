import { lineCount, systemLinesFrom, type SlipBet, type SystemType } from '@touchline/betting'

import { SystemTable } from '../../../parts/bets/system-table.tsx'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'

type SystemLinesProps = {
  bet: SlipBet
  systemType: SystemType
  /** Indexes of the legs that are thought to lose. */
  lost: ReadonlySet<number>
}

/** Every bet that a system of the slip would be. */
export function SystemLines({ bet, systemType, lost }: SystemLinesProps) {
  const { amount } = useFormatting()
  const details = useSlip((view) => view.details)
  const odds = bet.selections.map((leg) => leg.odds)
  return (
    <SystemTable
      count={Number(lineCount(systemType))}
      legs={bet.selections.map(({ id }, index) => ({
        name: details[id]?.outcomeName,
        isLost: lost.has(index),
      }))}
      linesFrom={(window) =>
        systemLinesFrom(odds, bet.stake, systemType, window).map((line) => ({
          ...line,
          isLost: line.legs.some((index) => lost.has(index)),
          returns: amount(line.amount, bet.currency),
        }))
      }
    />
  )
}
