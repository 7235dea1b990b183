import { stakeDecimals } from '@touchline/betting'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'

/**
 * Gives amounts that stand below each other all decimals of their currency, so that the digits of
 * one place do too. Elsewhere one that is no fiat leaves its last zeros out.
 */
export function useColumn(currencyCode: string): (written: string) => string {
  const { currencies } = useSystemSettings()
  const { separators } = useFormatting()
  const currency = currencies.find(({ code }) => code === currencyCode)
  const decimals = currency === undefined ? 0 : stakeDecimals(currency)
  return (written) => {
    const [whole = '', rest] = written.split(separators.decimal)
    if (rest === undefined) return written
    const filled = rest.replace(/^\d+/, (digits) => digits.padEnd(decimals, '0'))
    return `${whole}${separators.decimal}${filled}`
  }
}
