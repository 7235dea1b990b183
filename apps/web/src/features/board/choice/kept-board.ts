import { array, boolean, number, object, string } from '@touchline/contract/schema'

import { browserStorages } from '../../../base/browser-storage.ts'
import { createStore } from '../../../base/store.ts'
import { recordOf, storedJson } from '../../../base/stored.ts'

/** The player's board on this device. */
const KEPT = storedJson(
  'board',
  1,
  object({
    matches: array(string()),
    /** Id of the market that the cards of a sport show. */
    markets: recordOf(number()),
    keepsFull: boolean(),
  }),
)

export type KeptBoard = {
  /** None where the page chooses. */
  readonly matches: readonly string[]
  readonly markets: Readonly<Record<string, number>>
  /** What has ended goes by itself. */
  readonly keepsFull: boolean
}

const NOTHING: KeptBoard = { matches: [], markets: {}, keepsFull: false }

export const keptBoard = createStore(NOTHING)

/** Takes over what the device remembers; in the browser, after the first render. */
export function restoreBoard(): KeptBoard {
  const kept = KEPT.read(browserStorages().local)
  if (kept !== null) keptBoard.setState(() => kept)
  return kept ?? NOTHING
}

export function keepBoard(changes: Partial<KeptBoard>): void {
  keptBoard.setState((before) => ({ ...before, ...changes }))
  const { matches, markets, keepsFull } = keptBoard.getState()
  KEPT.write(browserStorages().local, { matches: [...matches], markets: { ...markets }, keepsFull })
}
