import { typingUnit, NO_AMOUNT } from '@touchline/betting'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { findCurrency } from '../../player/slip/view.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import type { AmountWriting } from './stake-text.ts'

type SlipWriting = AmountWriting & {
  readonly symbol: string
  /** An empty field shows this. */
  readonly zero: string
}

/** How amounts of the slip's currency are typed; null while the currency is not known. */
export function useAmountWriting(): SlipWriting | null {
  const { amount, separators } = useFormatting()
  const system = useSystemSettings()
  const code = useSlip((view) => view.slip.currency)
  const currency = findCurrency(system, code)
  if (currency === null) return null
  return {
    currency,
    separators,
    symbol: typingUnit(currency).symbol,
    zero: amount(NO_AMOUNT, code),
  }
}
