import { baseOf, intlLocale, scoreText, type LocaleCode } from '@touchline/contract'

/** Names of the home and the away side. */
export type CompetitorNames = readonly [home: string, away: string]

type Values = Readonly<Record<string, string | number>>

/** What fills the names of a market; `isolated` has the competitors apart from the text around. */
export type NameArguments = { readonly plain: Values; readonly isolated: () => Values }

/**
 * What names can be filled with: the competitors, what the feed's specifiers say, and its handicap
 * as the start of either side. Those that end in `nr` count something.
 */
export const NAME_ARGUMENTS = [
  'home',
  'away',
  'total',
  'hcp',
  'homeHcp',
  'awayHcp',
  'race',
  'places',
  'part',
  'minute',
  'goalnr',
  'cornernr',
  'bookingnr',
  'setnr',
  'gamenr',
  'pointnr',
  'mapnr',
  'legnr',
  'inningnr',
  'overnr',
  'quarternr',
  'periodnr',
] as const

/** For what a specifier leaves out. */
const UNFILLED: Values = Object.fromEntries(
  NAME_ARGUMENTS.map((name) => [name, name.endsWith('nr') ? 0 : `{${name}}`]),
)

const COUNT = /^\d+$/
/** A start in goals, written as a score. */
const START = /^(\d+):(\d+)$/

const points = new Map<LocaleCode, string>()

/** Lines are written in European digits in every language, with the language's decimal point and a true minus. */
function decimalPoint(locale: LocaleCode): string {
  const before = points.get(locale)
  if (before !== undefined) return before
  const format = new Intl.NumberFormat(intlLocale(baseOf(locale)))
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  points.set(locale, point)
  return point
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value === 0 ? 0 : value)
}

export function nameArguments(
  specifier: string,
  locale: LocaleCode,
  [home, away]: CompetitorNames,
): NameArguments {
  const written = (value: string): string => {
    const [, own, other] = START.exec(value) ?? []
    if (own !== undefined && other !== undefined) return scoreText(own, other, locale)
    return value.replace('-', '\u2212').replace('.', decimalPoint(locale))
  }
  const plain: Record<string, string | number> = { ...UNFILLED, home, away }
  for (const part of specifier === '' ? [] : specifier.split('|')) {
    const [key = '', value = ''] = part.split('=')
    plain[key] = COUNT.test(value) ? Number(value) : written(value)
    if (key !== 'hcp') continue
    plain['homeHcp'] = written(signed(Number(value)))
    plain['awayHcp'] = written(signed(-Number(value)))
  }
  let apart: Values | undefined
  return {
    plain,
    isolated: () =>
      (apart ??= {
        ...UNFILLED,
        ...plain,
        home: `\u2068${home}\u2069`,
        away: `\u2068${away}\u2069`,
      }),
  }
}
