import { typingUnit, type Currency } from '@touchline/betting'

/** What amounts of a currency are typed in: it, by its code, or a part of it, by its sign. */
export function unitName(currency: Currency): string {
  const unit = typingUnit(currency)
  return unit === currency ? currency.code : unit.symbol
}
