import type { NameEntry } from '@touchline/search'

const SYLLABLES =
  'man ches ter bar ce lo na re al ma drid li ver pool bay ern mun chen ju ven tus ar se nal sport ing por to ro lyon dort mund schal ke ham burg ko ln'.split(
    ' ',
  )
const LEAGUES = ['Premier League', 'Bundesliga', 'Série A', 'La Liga', 'Eredivisie', 'Süper Lig']

/** So many names of sides and matches, the same with every run. */
export function manyNames(count: number): readonly NameEntry[] {
  let state = 1
  const below = (limit: number) => {
    // The generator of Park and Miller: small, and good enough for names.
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const pick = (from: readonly string[]) => from[below(from.length)] ?? ''
  const word = () => Array.from({ length: 2 + below(2) }, () => pick(SYLLABLES)).join('')
  const side = () => `${word()} ${word()}`
  const known = ['Manchester United', 'Manchester City', 'FC Bayern München']
  return Array.from({ length: count }, (_, at) => ({
    name: known[at] ?? (at % 2 === 0 ? side() : `${side()} – ${side()}`),
    also: pick(LEAGUES),
  }))
}
