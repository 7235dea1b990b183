/** What a preview picture tells. Names in other scripts than latin are not drawn. */
export type CardContent =
  | { kind: 'site' }
  | {
      kind: 'match'
      league: string
      /** Both teams, or what many may win. */
      sides: readonly { name: string; kit?: number | null | undefined }[]
      /** What stands beside each name. */
      badge: 'team' | 'player'
      /** UTC */
      startsAt: Date
    }
  | {
      kind: 'bet'
      legs: readonly { match: string; outcome: string; odds: string }[]
      /** Decimal; null where the bet is not one product. */
      total: string | null
    }

/** `2026-11-21 · 18:30 UTC`: read alike everywhere, so that one picture serves all languages. */
export function startText(startsAt: Date): string {
  const text = startsAt.toISOString()
  return `${text.slice(0, 10)} · ${text.slice(11, 16)} UTC`
}
