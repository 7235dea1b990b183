import type { MatchFilter } from '../../feed/book/book.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { readMatchStatuses } from '../../http/read-match-statuses.ts'

/** The filters of the catalogue as they come from a query or a body. */
export type FilterQuery = {
  readonly id?: readonly string[] | undefined
  readonly type?: readonly string[] | undefined
  readonly sportKey?: readonly string[] | undefined
  readonly sportType?: readonly string[] | undefined
  readonly categoryId?: readonly string[] | undefined
  readonly tournamentId?: readonly string[] | undefined
  readonly matchStatus?: readonly number[] | undefined
  readonly startFrom?: string | undefined
  readonly startTo?: string | undefined
  readonly bettable?: boolean | undefined
  readonly hasVideo?: boolean | undefined
}

/** `outright` stands for every event that is neither a match nor a race. */
const OUTRIGHT_TYPES = new Set(['outright', 'season'])
const OFFERED_TYPES = new Set(['sport', 'cybersport', 'horse_racing'])

/**
 * @returns null when nothing can pass, such as a type of event that is not offered
 * @throws Problem 400 for a value that means nothing
 */
export function readFilter(query: FilterQuery): MatchFilter | null {
  const sportTypes = query.sportType?.filter((type) => OFFERED_TYPES.has(type))
  const kind = readKind(query)
  if (kind === null) return null
  if (sportTypes?.length === 0) return null
  const [sportType] = sportTypes?.length === 1 ? sportTypes : []
  return {
    ...given('ids', query.id),
    ...given('sportKeys', query.sportKey),
    ...given('sportType', sportType as MatchFilter['sportType'] | undefined),
    ...given('categoryIds', query.categoryId?.map(Number)),
    ...given('tournamentIds', query.tournamentId?.map(Number)),
    ...given('statuses', readMatchStatuses(query.matchStatus)),
    ...given('startFrom', readTime('start_from', query.startFrom)),
    ...given('startTo', readTime('start_to', query.startTo)),
    ...given('bettable', query.bettable === true ? true : undefined),
    ...given('hasVideo', query.hasVideo),
    ...given('kind', kind === 'any' ? undefined : kind),
  }
}

type Kind = NonNullable<MatchFilter['kind']> | 'any'

/**
 * Who asks for events by their ids takes what they are; else lists are of matches, and of races
 * where those alone are asked for.
 */
function readKind({ type, id, sportType }: FilterQuery): Kind | null {
  if (sportType?.length === 1 && sportType[0] === 'horse_racing') return 'race'
  if (type === undefined) return id === undefined ? 'match' : 'any'
  const outrights = type.some((one) => OUTRIGHT_TYPES.has(one))
  if (type.includes('match')) return outrights ? 'event' : 'match'
  if (type.includes('stage')) return 'race'
  return outrights ? 'outright' : null
}

function given<K extends keyof MatchFilter>(
  key: K,
  value: MatchFilter[K] | undefined,
): Pick<MatchFilter, K> | object {
  return value === undefined ? {} : { [key]: value }
}

/** An RFC 3339 instant, or milliseconds since 1970. */
function readTime(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(time)) {
    throw invalidField(name, `must be a time such as 2026-05-01T12:00:00Z`)
  }
  return time
}
