import type { PickedOutcome } from './picked-outcome.ts'

/** What a selection card shows besides prices and states: names as the page's language has them. */
export type SelectionDetails = {
  readonly matchId: string
  readonly matchSlug: string
  readonly home: string
  readonly away: string
  readonly sportKey: string
  readonly leagueName: string
  readonly startTime: string
  readonly marketName: string
  readonly outcomeName: string
}

/** By selection id. */
export type DetailsById = Readonly<Record<string, SelectionDetails>>

export function describeSelection({ match, market, outcome }: PickedOutcome): SelectionDetails {
  return {
    matchId: match.id,
    matchSlug: match.slug,
    home: match.home.name,
    away: match.away.name,
    sportKey: match.sport.key,
    leagueName: match.tournament.name,
    startTime: match.startTime,
    marketName: market.name,
    outcomeName: outcome.name,
  }
}

/** Keeps the details of selections that are still there; the same object when all are. */
export function keepDetails(details: DetailsById, ids: Iterable<string>): DetailsById {
  const kept = new Set(ids)
  const entries = Object.entries(details)
  const left = entries.filter(([id]) => kept.has(id))
  return left.length === entries.length ? details : Object.fromEntries(left)
}

const FIELDS = [
  'matchId',
  'matchSlug',
  'home',
  'away',
  'sportKey',
  'leagueName',
  'startTime',
  'marketName',
  'outcomeName',
] as const satisfies readonly (keyof SelectionDetails)[]

/** Reads saved details; entries that are not whole are left out. */
export function parseDetails(text: string | null): DetailsById {
  try {
    const saved: unknown = JSON.parse(text ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    return Object.fromEntries(Object.entries(saved).filter(isDetailsEntry))
  } catch {
    return {}
  }
}

function isDetailsEntry(entry: [string, unknown]): entry is [string, SelectionDetails] {
  const value = entry[1]
  if (typeof value !== 'object' || value === null) return false
  return FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
}
