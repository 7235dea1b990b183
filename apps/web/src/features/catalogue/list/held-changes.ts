import type { Market, Match } from '@touchline/contract'

import { holdList, type HeldFavourites, type HeldList } from './held-list.ts'

export { NewcomersBar } from './newcomers-bar.tsx'
export { whenQuiet } from './when-quiet.ts'

/** Takes in a fresh list. Returns the same object when nothing changed for the eye. */
export function updateHeld(held: HeldList, fresh: readonly Match[]): HeldList {
  const shownIds = new Set(held.shown.map((match) => match.id))
  const freshById = new Map(fresh.map((match) => [match.id, match]))
  const shown = held.shown.map((match) => {
    const now = freshById.get(match.id)
    return now === undefined || isSameRow(match, now) ? match : now
  })
  const waiting = fresh.filter((match) => !shownIds.has(match.id))
  const ended = new Set([...shownIds].filter((id) => !freshById.has(id)))
  const unchanged =
    sameItems(shown, held.shown) && sameItems(waiting, held.waiting) && sameSet(ended, held.ended)
  return unchanged ? held : { ...held, shown, waiting, ended }
}

/** The player asked for the newcomers: what ended goes with them. */
export function releaseHeld(held: HeldList, favourites?: HeldFavourites): HeldList {
  if (held.waiting.length === 0 && held.ended.size === 0) return held
  const running = held.shown.filter((match) => !held.ended.has(match.id))
  return { ...holdList([...running, ...held.waiting], favourites), round: held.round }
}

/** The same while nobody is at the list: it is drawn anew in place of moving. */
export function tidyHeld(held: HeldList, favourites?: HeldFavourites): HeldList {
  const tidied = releaseHeld(held, favourites)
  return tidied === held ? held : { ...tidied, round: held.round + 1 }
}

/** What is pushed needs no new row: only other markets or another start do. */
function isSameRow(a: Match, b: Match): boolean {
  return a.startTime === b.startTime && linesOf(a) === linesOf(b)
}

function linesOf(match: Match): string {
  const { mainMarket, secondaryMarket, spareMarket = null, chosenMarkets = [] } = match
  return [mainMarket, secondaryMarket, spareMarket, ...chosenMarkets].map(lineOf).join()
}

function lineOf(market: Market | null): string {
  return market === null ? '' : `${market.id}:${market.specifier}`
}

function sameItems(a: readonly Match[], b: readonly Match[]): boolean {
  return a.length === b.length && a.every((match, index) => match === b[index])
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id))
}
