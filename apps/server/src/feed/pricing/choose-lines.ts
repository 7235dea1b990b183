import type { Line } from './line.ts'
import { priceLine, type PricedLine } from './price-line.ts'
import type { Table } from './table.ts'

export type ChosenLine = { line: Line; priced: PricedLine; mostBalanced: boolean }

/** Below this the other side of the line has no price above 1.01 once the widest margin is on. */
const LEAST_CHANCE = 0.09
/** How far from the balanced line half lines and quarter or whole lines reach. */
const HALF_REACH = 6
const OTHER_REACH = 1

const isHalf = (value: number): boolean => Math.abs(value % 1) === 0.5

function isWorthwhile({ fair, decided }: PricedLine): boolean {
  return decided === null && Math.min(...fair) >= LEAST_CHANCE
}

/**
 * Offered lines of one family around its balanced one. The chance of the first outcome moves one
 * way along the family, so the balance is found by bisection and only its neighbours are priced.
 */
export function chooseLines(family: readonly Line[], table: Table): readonly ChosenLine[] {
  const prices = new Map<number, PricedLine>()
  const priceAt = (index: number): PricedLine => {
    const known = prices.get(index)
    if (known !== undefined) return known
    const priced = priceLine(family[index] as Line, table)
    prices.set(index, priced)
    return priced
  }
  const firstChance = (index: number): number => priceAt(index).fair[0] ?? 0
  const rising = firstChance(family.length - 1) > firstChance(0)
  let low = 0
  let high = family.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (firstChance(middle) >= 0.5 === rising) high = middle
    else low = middle + 1
  }
  const centre = family[low]?.value ?? 0
  const near = family.flatMap((line, index): ChosenLine[] => {
    if (line.isTwin === true) return []
    const distance = Math.abs(line.value - centre)
    if (distance > (isHalf(line.value) ? HALF_REACH : OTHER_REACH)) return []
    const priced = priceAt(index)
    return isWorthwhile(priced) ? [{ line, priced, mostBalanced: false }] : []
  })
  return markBalanced(near)
}

const imbalance = ({ priced }: ChosenLine): number => Math.abs((priced.fair[0] ?? 0) - 0.5)

function markBalanced(chosen: readonly ChosenLine[]): readonly ChosenLine[] {
  const halves = chosen.filter(({ line }) => isHalf(line.value))
  const candidates = halves.length > 0 ? halves : chosen
  const best = candidates.reduce<ChosenLine | null>(
    (least, entry) => (least === null || imbalance(entry) < imbalance(least) ? entry : least),
    null,
  )
  return chosen.map((entry) => (entry === best ? { ...entry, mostBalanced: true } : entry))
}
