import type { OutcomeSide } from '@touchline/contract'
import type { Text } from '../../texts/text-in.ts'

type Label = {
  readonly side: OutcomeSide | null
  readonly short: Text
}

const label = (short: string, side: OutcomeSide | null, de: string = short): Label => ({
  side,
  short: { en: short, de },
})

const HOME = label('1', 'home')
const DRAW = label('X', 'draw')
const AWAY = label('2', 'away')

/** By outcome id of the unified odds feed; ids mean the same in every market that has them. */
const LABELS: ReadonlyMap<string, Label> = new Map([
  ['1', HOME],
  ['2', DRAW],
  ['3', AWAY],
  ['4', HOME],
  ['5', AWAY],
  ['6', HOME],
  ['7', label('–', null)],
  ['8', AWAY],
  ['9', label('1X', null)],
  ['10', label('12', null)],
  ['11', label('X2', null)],
  ['12', label('O', 'over', 'Ü')],
  ['13', label('U', 'under')],
  ['1711', HOME],
  ['1712', DRAW],
  ['1713', AWAY],
  ['1714', HOME],
  ['1715', AWAY],
])

/** Where an outcome stands in its row; undefined for one that is known by its name alone. */
export function findLabel(outcomeId: string): Label | undefined {
  return LABELS.get(outcomeId)
}
