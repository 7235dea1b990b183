import type { PersistedSlip } from '@touchline/betting'

import { sessionKnown } from '../session/session-known.ts'
import { detailsOf, lookUpSelections, toMarketUpdate } from './look-up-selections.ts'
import type { SlipKernel } from './slip-kernel.ts'
import { readSlip } from './slip-persistence.ts'

/** SLIP-37, SLIP-38: brings the bets of this browser session back at the prices of now. */
export async function restoreSlip(kernel: SlipKernel): Promise<void> {
  const { api, report, storages } = kernel.deps
  const saved = readSlip(storages().session)
  if (saved === null) return
  kernel.dispatch({ type: 'restoreStarted' }, { details: saved.details, hasRestoreFailed: false })
  const keys = saved.slip.bets.flatMap((bet) => bet.selections)
  // The session decides on the currency and on what may stand side by side.
  await sessionKnown(kernel.deps.session)
  try {
    const found = await lookUpSelections(api, keys)
    const details = { ...saved.details, ...detailsOf(found, keys) }
    kernel.dispatch(
      {
        type: 'restoreFinished',
        bets: inSavedCurrency(saved.slip),
        markets: found.markets.map(toMarketUpdate),
      },
      { details },
    )
    for (const { id, status } of found.matches) {
      kernel.dispatch({ type: 'matchStatusChanged', matchId: id, matchStatus: status })
    }
  } catch (error) {
    kernel.dispatch({ type: 'restoreFailed' }, { hasRestoreFailed: true })
    report(error)
  }
}

/** Each bet carries its currency, so that a slip saved in another one starts from no stake. */
function inSavedCurrency({ bets, currency, subunits }: PersistedSlip): PersistedSlip['bets'] {
  return bets.map((bet) => (bet.currency === currency ? bet : { ...bet, currency, subunits }))
}
