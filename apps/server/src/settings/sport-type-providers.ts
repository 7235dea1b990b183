import * as v from 'valibot'

export const SPORT_TYPES = ['sport', 'cybersport', 'horse_racing'] as const
const PROVIDERS = ['simulator', 'fixtures'] as const

/** Who may serve each type of sports, the one to take first in front; absent: every provider. */
export type SportTypeProviders = {
  readonly [Type in (typeof SPORT_TYPES)[number]]?: readonly (typeof PROVIDERS)[number][]
}

const EXPECTED = `must name providers by type of sports: sport:fixtures+simulator,cybersport:simulator (types: ${SPORT_TYPES.join(', ')}; providers: ${PROVIDERS.join(', ')})`

/** Reads `sport:fixtures+simulator,cybersport:simulator`. */
export const sportTypeProviders = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): SportTypeProviders => {
    const parts = value === '' ? [] : value.split(',').map((part) => part.trim())
    const pairs = parts.map((part) => readPair(part))
    const known = pairs.filter((pair) => pair !== undefined)
    const types = new Set(known.map(([type]) => type))
    if (types.size < parts.length) {
      addIssue({ message: EXPECTED })
      return NEVER
    }
    return Object.fromEntries(known)
  }),
)

function readPair(part: string) {
  const [typeName, names = '', ...more] = part.split(':')
  const type = SPORT_TYPES.find((known) => known === typeName)
  const providers = names.split('+').map((name) => PROVIDERS.find((known) => known === name.trim()))
  const known = providers.filter((provider) => provider !== undefined)
  const isClear = new Set(known).size === providers.length && more.length === 0
  return type !== undefined && isClear ? ([type, known] as const) : undefined
}
