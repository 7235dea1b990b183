export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const

export type BetType = (typeof BET_TYPES)[number]

const COMBO_NAMES = new Set(['combo', 'double', 'treble', 'accumulator'])

/** Folds double, treble and accumulator into combo; null for an unknown type. */
export function foldBetType(type: string): BetType | null {
  if (COMBO_NAMES.has(type)) return 'combo'
  return BET_TYPES.find((known) => known === type) ?? null
}
