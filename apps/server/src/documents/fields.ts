import type { Odds } from '@touchline/betting'
import { oddsOf, parseDecimal } from '@touchline/betting'
import { LOCALES } from '@touchline/contract'
import * as v from 'valibot'
import type { LocalText } from '../texts/local-text.ts'

/** A number as people write it, exactly, in units of 10^-decimals. */
export function decimal(decimals: number, { least, most }: { least: number; most: number }) {
  const scale = 10 ** decimals
  const says = `must be a number from ${least / scale} to ${most / scale} with at most ${decimals} decimals`
  return v.pipe(
    v.union([v.string(), v.number()], says),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): number => {
      const read = parseDecimal(String(value))
      const scaled = read === null ? null : read.numerator * BigInt(scale)
      const isWhole = read !== null && scaled !== null && scaled % read.denominator === 0n
      const units = isWhole ? Number(scaled / read.denominator) : Number.NaN
      if (units >= least && units <= most) return units
      addIssue({ message: says })
      return NEVER
    }),
  )
}

export const price = v.pipe(
  decimal(3, { least: 1_001, most: 100_000_000 }),
  v.transform((thousandths): Odds => oddsOf(thousandths)),
)

const DAY = 'must be a day as 2026-11-23, or an instant as 2026-11-23T18:00:00Z'

export const day = v.pipe(
  v.string(DAY),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text)),
    DAY,
  ),
  v.transform((text) => new Date(text)),
)

export const idOf = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, a letter first'),
    v.minLength(2, 'must have two letters at least'),
    v.maxLength(most, `must have at most ${most} letters`),
  )

export const sentence = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must say something'),
    v.maxLength(most, `must be at most ${most} letters long`),
  )

/** By language; English stands in for those that are not there. */
export const byLanguage = <Said extends v.GenericSchema<unknown, unknown>>(said: Said) =>
  v.pipe(
    v.record(v.picklist(LOCALES, `must be a language of the site: ${LOCALES.join(', ')}`), said),
    v.check((texts) => 'en' in texts, 'must hold English (en), which stands in for the others'),
  )

/** A text in English, and in what other languages it is said. */
export const textOf = (most: number) =>
  v.pipe(
    byLanguage(sentence(most)),
    v.transform((texts): LocalText => ({ en: '', ...texts })),
  )
