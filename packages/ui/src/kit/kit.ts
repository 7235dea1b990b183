/** Pairs of colours, in the order of `palettes.ts` and `kits.css`. */
export const PALETTES = 24

/** How the second colour is laid over the first. */
export const patterns = [
  'halves',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'quarters',
  'chief',
  'pale',
  'cross',
  'saltire',
  'fess',
  'checks',
] as const

export const shapes = ['shield', 'roundel', 'heater', 'tile'] as const

/** Kits are numbered through: a backend names one by its number below this. A call: no page needs it. */
export const kitCount = () => PALETTES * patterns.length * shapes.length

export type Kit = {
  /** Place of its colours among the palettes, the value of `data-kit`. */
  palette: number
  pattern: (typeof patterns)[number]
  shape: (typeof shapes)[number]
}

/** FNV-1a, 32 bits: spreads near-equal names and is the same everywhere. */
function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name.normalize('NFC').trim().toLowerCase()) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** The kit of a number; of whom the backend gives none, one by the name, the same everywhere. */
export function kitOf(name: string, number?: number | null): Kit {
  const kit = number ?? hashName(name)
  const cut = Math.floor(kit / PALETTES)
  return {
    palette: kit % PALETTES,
    pattern: patterns[cut % patterns.length] ?? 'halves',
    shape: shapes[Math.floor(cut / patterns.length) % shapes.length] ?? 'shield',
  }
}

/** Gives any element the colours of a side as `--kit-1`, `--kit-2` and `--kit-ink` (on the first). */
export function kitAttributes(name: string, number?: number | null) {
  return { 'data-kit': kitOf(name, number).palette }
}

/** What a player wears on the shirt: 1 to 99, the same everywhere. */
export function shirtNumber(name: string): number {
  return (hashName(name) % 99) + 1
}
