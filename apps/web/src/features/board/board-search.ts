import type { PageSearch } from '../../addresses/page-parameters.ts'

/** Matches that stand side by side at most. */
export const MOST_MATCHES = 8

/** What the address of the board asks for; without `matches` it chooses by itself. */
export type BoardSearch = { view?: 'board'; matches?: string | number }

export function parseBoardSearch({ view, matches }: PageSearch): BoardSearch {
  if (view !== 'board') return {}
  if (matches === undefined) return { view }
  return { view, matches: matchesParameter(readIds(matches)) }
}

/** Ids in their order on the board; null where the address leaves the choice to the page. */
export function chosenMatches({ matches }: BoardSearch): readonly string[] | null {
  return matches === undefined ? null : readIds(matches)
}

/** `12-13`, which needs no escape in an address; a word where the board was cleared. */
export function matchesParameter(ids: readonly string[]): string | number {
  if (ids.length === 0) return 'none'
  // One number alone would be quoted as a text.
  return ids.length === 1 ? Number(ids[0]) : ids.join('-')
}

function readIds(matches: unknown): readonly string[] {
  const ids = String(matches).match(/\d{1,15}/g) ?? []
  return [...new Set(ids)].slice(0, MOST_MATCHES)
}
