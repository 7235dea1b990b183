import { useServices } from '../../../base/services.ts'

/** Writes hundredths of a per cent the way the language writes them: `54.05%`, `54,05 %`. */
export function usePercentText(): (basisPoints: number) => string {
  const { locale } = useServices().page
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
