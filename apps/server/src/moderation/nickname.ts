import { holdsUnseen, readLetters, skeletonOf } from './letters.ts'
import { plainWords, refusalOf } from './moderate-text.ts'

/** Why a player cannot be known by a name. */
export type NicknameRefusal = 'signs' | 'unsuitable' | 'reserved'

/** At most 30 letters of any script with their marks, digits, and what stands within names. */
const SIGNS = /^[\p{Letter}\p{Mark}\p{Number}][\p{Letter}\p{Mark}\p{Number} _'’-]{0,29}$/u
const PILED_MARKS = /\p{Mark}{3,}/u

/** Who speaks for a house, as words of a name, in the languages of the site. */
const STAFF: readonly string[] = [
  'admin',
  'administrator',
  'administration',
  'agent',
  'atendimento',
  'bookmaker',
  'croupier',
  'customerservice',
  'dealer',
  'helpdesk',
  'kundendienst',
  'kundenservice',
  'kundeservice',
  'mod',
  'moderator',
  'moderateur',
  'moderador',
  'moderatore',
  'moderaattori',
  'official',
  'offiziell',
  'operator',
  'servicio',
  'staff',
  'suporte',
  'support',
  'supporto',
  'soporte',
  'sysadmin',
  'system',
  'trader',
  'tuki',
]

/** The house itself, anywhere in a name. */
const HOUSE = 'touchline'

/**
 * The first thing wrong with a nickname; null where there is nothing.
 * @param reserved names of the operator, which no player may carry in theirs
 */
export function refusalOfNickname(
  name: string,
  reserved: readonly string[],
): NicknameRefusal | null {
  if (!SIGNS.test(name) || PILED_MARKS.test(name) || holdsUnseen(name)) return 'signs'
  const refusal = refusalOf(name)
  if (refusal !== null) return refusal === 'links' ? 'signs' : 'unsuitable'
  return speaksForTheHouse(name, reserved) ? 'reserved' : null
}

function speaksForTheHouse(name: string, reserved: readonly string[]): boolean {
  const whole = skeletonOf(name)
  const house = [HOUSE, ...reserved].map(skeletonOf).filter((text) => text !== '')
  if (house.some((text) => whole.includes(text))) return true
  const staff = new Set(STAFF.map(skeletonOf))
  // SupportTeam, support_team and s u p p o r t are all read as words.
  const words = [name, name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')].flatMap(plainWords)
  const bare = readLetters(name).replaceAll(/[^\p{Letter}]/gu, '')
  return [...words, bare].some((word) => staff.has(skeletonOf(word)))
}
