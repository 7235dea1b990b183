import type { SystemSettings } from '@touchline/contract'

type Known = Pick<SystemSettings, 'platform' | 'userCountry'>

const ADULT = 18

/** Whose rules hold for who sits here: of the visitor's country, else of the operator's. */
export function rulesCountry({ platform, userCountry }: Known): string | null {
  return userCountry ?? platform.country ?? null
}

/** The least age at which one bets there. */
export function leastAge(system: Known): number {
  return system.platform.ages?.[rulesCountry(system) ?? ''] ?? ADULT
}
