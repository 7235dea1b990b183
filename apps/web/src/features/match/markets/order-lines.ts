import type { Market } from '@touchline/contract'

import { lineRank, readSpecifier } from './specifier.ts'

/** By size, whichever of them is the main one. */
export function orderLines(markets: readonly Market[]): Market[] {
  return markets.toSorted(byLine)
}

export function byLine(a: Market, b: Market): number {
  return rankOf(a) - rankOf(b)
}

/**
 * Which lines show before the player asks for all: the most balanced one and those nearest to it on
 * either side, in the order given.
 * @param most number of lines at most
 */
export function mainLines<Item extends { market: Market }>(
  lines: readonly Item[],
  most: number,
): Item[] {
  const main = mainLine(lines)
  if (main === undefined || lines.length <= most) return [...lines]
  const centre = rankOf(main.market)
  const distance = (item: Item) => Math.abs(rankOf(item.market) - centre)
  const near = new Set(lines.toSorted((a, b) => distance(a) - distance(b)).slice(0, most))
  return lines.filter((line) => near.has(line))
}

/** The same of the lines that are not over; of those so many besides that as many show as before. */
export function openLines<Item extends { market: Market; gone: boolean }>(
  lines: readonly Item[],
  most: number,
): Item[] {
  const open = lines.filter(({ gone }) => !gone)
  if (open.length >= most) return mainLines(open, most)
  const over = lines.filter(({ gone }) => gone)
  const beside = new Set(mainLines(over, most - open.length))
  return lines.filter((line) => !line.gone || beside.has(line))
}

/** The most balanced one, else that in the middle. */
export function mainLine<Item extends { market: Market }>(
  lines: readonly Item[],
): Item | undefined {
  return lines.find(({ market }) => market.mostBalanced) ?? lines[lines.length >> 1]
}

function rankOf(market: Market): number {
  const { line } = readSpecifier(market.specifier)
  return line === null ? 0 : lineRank(line)
}
