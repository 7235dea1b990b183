export const ODDS_FORMATS = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const

export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const DEFAULT_ODDS_FORMAT: OddsFormat = 'european'

/** Unknown and missing formats become the default one. */
export function normalizeOddsFormat(format: string | null | undefined): OddsFormat {
  return ODDS_FORMATS.find((known) => known === format) ?? DEFAULT_ODDS_FORMAT
}

/**
 * The format to write prices in: the chosen one where the operator offers it, else the operator's
 * own, else the first that is offered.
 */
export function offeredOddsFormat(
  chosen: OddsFormat,
  offered: readonly OddsFormat[],
  fallback: OddsFormat,
): OddsFormat {
  if (offered.length === 0 || offered.includes(chosen)) return chosen
  return offered.includes(fallback) ? fallback : (offered[0] ?? DEFAULT_ODDS_FORMAT)
}
