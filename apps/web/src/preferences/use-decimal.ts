import { intlLocale } from '@touchline/contract'

import { useServices } from '../base/services.ts'

/** Writes numbers with so many decimals, whether they need them or not: `69.0` beside `72.3`. */
export function useDecimal(decimals: number): (value: number) => string {
  const { locale } = useServices().page
  const format = new Intl.NumberFormat(intlLocale(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (value) => format.format(value)
}
