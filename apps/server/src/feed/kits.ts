import { KITS } from '@touchline/contract'
import { hashOf } from './random.ts'

/**
 * Gives each competitor of a league a kit by its name, and no two the same one: who comes later in
 * the list takes the next that is free. Colours that nobody wears yet go first, so that in leagues of
 * up to 24 no two sides that meet share both.
 */
export function dressed<T extends { name: string }>(league: readonly T[]): (T & { kit: number })[] {
  const wearers = Array.from({ length: KITS.palettes }, () => 0)
  const taken = new Set<number>()
  return league.map((competitor) => {
    const hash = hashOf('kit', competitor.name)
    const fewest = Math.min(...wearers)
    const palette = firstFrom(hash, KITS.palettes, (index) => wearers[index] === fewest)
    const numberOf = (cut: number) => cut * KITS.palettes + palette
    const cut = firstFrom(
      Math.floor(hash / KITS.palettes),
      KITS.cuts,
      (index) => !taken.has(numberOf(index)),
    )
    const kit = numberOf(cut)
    wearers[palette] = (wearers[palette] ?? 0) + 1
    taken.add(kit)
    return { ...competitor, kit }
  })
}

/** The first place from a start on, around a ring, that will do; the start where none does. */
function firstFrom(start: number, size: number, willDo: (index: number) => boolean): number {
  for (let step = 0; step < size; step++) {
    const index = (start + step) % size
    if (willDo(index)) return index
  }
  return start % size
}
