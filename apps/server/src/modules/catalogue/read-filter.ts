import { sportType as everySportType } from '@touchline/contract'
import type { EventKind, MatchFilter } from '../../feed/book/book.ts'
import { invalidField, refuseOthers } from '../../http/invalid-request.ts'
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

type SportType = NonNullable<MatchFilter['sportTypes']>[number]

const SPORT_TYPES: readonly SportType[] = ['sport', 'cybersport', 'horse_racing']

/** `outright` stands for every event that is neither a match nor a race. */
const KINDS: Readonly<Record<string, EventKind>> = {
  match: 'match',
  outright: 'outright',
  season: 'outright',
  simple_tournament: 'outright',
  stage: 'race',
}

/**
 * @returns null when nothing can pass, such as a type of event that is not offered
 * @throws Problem 400 for a value that means nothing
 */
export function readFilter(asked: FilterQuery): MatchFilter | null {
  const query = withTypesApart(asked)
  const { sportType } = query
  refuseOthers('type', query.type, Object.keys(KINDS))
  refuseOthers('sport_type', sportType, everySportType.options)
  const sportTypes = sportType && SPORT_TYPES.filter((type) => sportType.includes(type))
  const kinds = readKinds(query)
  if (kinds?.length === 0 || sportTypes?.length === 0) return null
  return {
    ...given('ids', query.id),
    ...given('sportKeys', query.sportKey),
    ...given('sportTypes', sportTypes),
    ...given('categoryIds', query.categoryId?.map(Number)),
    ...given('tournamentIds', query.tournamentId?.map(Number)),
    ...given('statuses', readMatchStatuses(query.matchStatus)),
    ...given('startFrom', readTime('start_from', query.startFrom)),
    ...given('startTo', readTime('start_to', query.startTo)),
    ...given('bettable', query.bettable === true ? true : undefined),
    ...given('hasVideo', query.hasVideo),
    ...given('kinds', kinds),
  }
}

/** GAP-41: `type` may name types of sports too, as sports name their own. */
function withTypesApart({ type, sportType, ...query }: FilterQuery): FilterQuery {
  const isSportType = (name: string) => everySportType.options.some((each) => each === name)
  const events = type?.filter((name) => !isSportType(name))
  const sports = type?.filter(isSportType)
  return {
    ...query,
    type: events?.length === 0 ? undefined : events,
    sportType: sportType ?? (sports?.length === 0 ? undefined : sports),
  }
}

/**
 * Who asks for events by their ids takes what they are; else lists are of matches. Races stand apart:
 * who asks for their type of sport asks for them.
 */
function readKinds({ type, id, sportType }: FilterQuery): readonly EventKind[] | undefined {
  if (type === undefined && id !== undefined) return undefined
  const kinds = new Set((type ?? ['match']).flatMap((name) => KINDS[name] ?? []))
  if (sportType?.includes('horse_racing') === true) kinds.add('race')
  return [...kinds]
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
