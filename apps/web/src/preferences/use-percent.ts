import { intlLocale } from '@touchline/contract'

import { useServices } from '../base/services.ts'

type PercentOptions = {
  /** Decimals at the most, 2 unless told; with `isFixed` always so many. */
  decimals?: number
  isFixed?: boolean
  /** A plus before what is added. */
  isSigned?: boolean
}

/** Writes shares of 1 as the page's language writes per cents: `54.05%`, `54,05 %`, `+20%`. */
export function usePercent(options?: PercentOptions): (share: number) => string {
  const { locale } = useServices().page
  const format = percentFormat(locale, options)
  return (share) => format.format(share)
}

/** Costs more than what it writes: a table of prices that move takes one for all of its cells. */
export function percentFormat(
  locale: string,
  { decimals = 2, isFixed = false, isSigned = false }: PercentOptions = {},
): Intl.NumberFormat {
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'percent',
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: decimals,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  })
}
