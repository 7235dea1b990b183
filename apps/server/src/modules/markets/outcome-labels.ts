import type { LocaleCode, OutcomeSide } from '@touchline/contract'
import { siteTexts } from '../../texts/site-texts.ts'

type Label = {
  readonly side: OutcomeSide | null
  /** `short.<key>` in the texts of markets. */
  readonly key: string
}

const label = (key: string, side: OutcomeSide | null): Label => ({ side, key })

const HOME = label('home', 'home')
const DRAW = label('draw', 'draw')
const AWAY = label('away', 'away')

/** By outcome id of the unified odds feed; ids mean the same in every market that has them. */
const LABELS: ReadonlyMap<string, Label> = new Map([
  ['1', HOME],
  ['2', DRAW],
  ['3', AWAY],
  ['4', HOME],
  ['5', AWAY],
  ['6', HOME],
  ['7', label('nobody', null)],
  ['8', AWAY],
  ['9', label('home_or_draw', null)],
  ['10', label('home_or_away', null)],
  ['11', label('draw_or_away', null)],
  ['12', label('over', 'over')],
  ['13', label('under', 'under')],
  ['1711', HOME],
  ['1712', DRAW],
  ['1713', AWAY],
  ['1714', HOME],
  ['1715', AWAY],
])

/** Where an outcome stands in its row, and its sign there; no sign for one known by its name alone. */
export function labelOf(
  outcomeId: string,
  locale: LocaleCode,
): { readonly side: OutcomeSide | null; readonly short: string | undefined } {
  const found = LABELS.get(outcomeId)
  if (found === undefined) return NO_LABEL
  return { side: found.side, short: siteTexts().text('markets', `short.${found.key}`, locale) }
}

const NO_LABEL = { side: null, short: undefined }
