import {
  amountToDecimalString,
  pickSubcurrency,
  type NumberSeparators,
  type Amount,
  NO_AMOUNT,
} from '@touchline/betting'
import {
  dateLocale,
  intlLocale,
  moneyText,
  scoreText,
  type CurrencySetting,
} from '@touchline/contract'

export type Formatting = {
  /** An amount with its currency, or a part of it: `10.00 €`, `50.00 m₿`. */
  money: (amount: Amount, currencyCode: string) => string
  /**
   * The same beside a field that amounts are typed in: in its unit, however large they are.
   * @param least decimals that stand in any case, as far as the unit has them
   */
  stakeMoney: (amount: Amount, currencyCode: string, least?: number) => string
  /** As `stakeMoney` without its currency, with the separators of the language. */
  amount: (amount: Amount, currencyCode: string, least?: number) => string
  /** `20:45` */
  time: (timestamp: string) => string
  /** `Today 20:45`, `Sat 21 Nov 20:45`. */
  kickOff: (timestamp: string) => string
  /** Day of a kick-off in few letters: `Today`, `Sat` within six days, else `28 Nov`. */
  kickOffDay: (timestamp: string) => string
  /** Day in a chip: `Today`, `Sun 22 Nov`. */
  shortDay: (timestamp: string) => string
  /** `21 Nov 2026, 20:45` */
  dateTime: (timestamp: string) => string
  /** Key and name of the day that a timestamp falls on: `Today`, `Saturday 21 November`. */
  day: (timestamp: string) => { key: string; name: string }
  number: (value: number) => string
  /** `2:1`, the home side first in the direction of the language. */
  score: (home: string | number, away: string | number) => string
  /** What stands between the digits of an amount. */
  separators: NumberSeparators
}

export type FormattingContext = {
  locale: string
  timeZone: string
  currencies: readonly CurrencySetting[]
  now: number
  words: { today: string; tomorrow: string }
}

/** Every text made of numbers and dates on the site comes from here; prices from `price-text.ts`. */
export function createFormatting(context: FormattingContext): Formatting {
  const { locale } = context
  const { time, shortDay, weekday, monthDay, longDay, dateTime, dayKey, number, separators } =
    formatters(locale, context.timeZone)
  const today = dayKey.format(context.now)
  // A day with a change of the clock has 23 hours or 25.
  const soon = dayKey.format(context.now + 23 * HOUR_MS)
  const tomorrow = soon === today ? dayKey.format(context.now + 25 * HOUR_MS) : soon
  const dayOf = (date: Date, others: Intl.DateTimeFormat): string => {
    const key = dayKey.format(date)
    if (key === today) return context.words.today
    return key === tomorrow ? context.words.tomorrow : others.format(date)
  }
  const write = (value: Amount, unit: CurrencySetting, least?: number) =>
    localizeDecimal(amountToDecimalString(value, unit, least), locale)
  const unitOf = (value: Amount, code: string) =>
    shownIn(value, currencyOf(context.currencies, code))
  const money = (value: Amount, unit: CurrencySetting, least?: number) =>
    moneyText(write(value, unit, least), unit.symbol, locale)

  return {
    amount: (value, code, least) => write(value, unitOf(NO_AMOUNT, code), least),
    money: (value, code) => money(value, unitOf(value, code)),
    stakeMoney: (value, code, least) => money(value, unitOf(NO_AMOUNT, code), least),
    time,
    kickOff(timestamp) {
      const date = new Date(timestamp)
      return `${dayOf(date, shortDay)} ${time(timestamp)}`
    },
    kickOffDay(timestamp) {
      const date = new Date(timestamp)
      const ahead = date.getTime() - context.now
      const near = ahead > 0 && ahead < 144 * HOUR_MS
      return dayOf(date, near ? weekday : monthDay)
    },
    shortDay: (timestamp) => dayOf(new Date(timestamp), shortDay),
    dateTime,
    day(timestamp) {
      const date = new Date(timestamp)
      return { key: dayKey.format(date), name: dayOf(date, longDay) }
    },
    number: (value) => number.format(value),
    score: (home, away) => scoreText(home, away, locale),
    separators,
  }
}

/** `21 Nov 2026` */
export function dateText(timestamp: string, locale: string, timeZone: string): string {
  return formatters(locale, timeZone).date.format(new Date(timestamp))
}

const HOUR_MS = 3_600_000

type Formatters = ReturnType<typeof createFormatters>

/** Making an Intl formatter costs far more than using it; the server renders with few of them. */
const known = new Map<string, Formatters>()
const MOST_KNOWN = 200

function formatters(locale: string, timeZone: string): Formatters {
  const key = `${locale}|${timeZone}`
  const existing = known.get(key)
  if (existing !== undefined) return existing
  if (known.size >= MOST_KNOWN) known.clear()
  const made = createFormatters(locale, timeZone)
  known.set(key, made)
  return made
}

function createFormatters(locale: string, timeZone: string) {
  const dates = dateLocale(locale)
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dates, { timeZone, ...options })
  /** Half of a day, as `PM`, stays with its hour. */
  const clock = (options: Intl.DateTimeFormatOptions) => {
    const written = of(options)
    return (timestamp: string) => written.format(new Date(timestamp)).replace(/ (?=\D+$)/, '\u00A0')
  }
  return {
    time: clock({ hour: '2-digit', minute: '2-digit' }),
    shortDay: of({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: of({ weekday: 'short' }),
    monthDay: of({ day: 'numeric', month: 'short' }),
    longDay: of({ weekday: 'long', day: 'numeric', month: 'long' }),
    date: of({ dateStyle: 'medium' }),
    dateTime: clock({ dateStyle: 'medium', timeStyle: 'short' }),
    dayKey: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    number: new Intl.NumberFormat(intlLocale(locale)),
    /** By how many decimals they write. */
    decimals: new Array<Intl.NumberFormat | undefined>(),
    separators: separatorsOf(locale),
  }
}

function separatorsOf(locale: string): NumberSeparators {
  const parts = new Intl.NumberFormat(intlLocale(locale)).formatToParts(1_234_567.8)
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: find('decimal') ?? '.', group: find('group') ?? '' }
}

/** A currency the settings do not list is shown by its code, with two decimals. */
function currencyOf(currencies: readonly CurrencySetting[], code: string): CurrencySetting {
  return (
    currencies.find((currency) => currency.code === code) ?? {
      code,
      symbol: code,
      subunits: 100,
      fiat: true,
      subcurrencies: [],
      minStake: NO_AMOUNT,
      maxPayout: NO_AMOUNT,
    }
  )
}

/** ACC-10: small amounts of a currency with subcurrencies read better in the first of them. */
function shownIn(amount: Amount, currency: CurrencySetting): CurrencySetting {
  const part = pickSubcurrency(amount, currency)
  return part === null ? currency : { ...currency, symbol: part.symbol, subunits: part.subunits }
}

/** `1234.50` with the language's own separators; digits are never rounded on the way. */
function localizeDecimal(plain: string, locale: string): string {
  const digits = plain.split('.')[1]?.length ?? 0
  const { decimals } = formatters(locale, 'UTC')
  const format = (decimals[digits] ??= new Intl.NumberFormat(intlLocale(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }))
  // A decimal in digits is written exactly, however long it is.
  return format.format(plain as `${number}`)
}
