import {
  amountToDecimalString,
  capStake,
  parseAmount,
  typingUnit,
  type Currency,
  type ParsedAmount,
} from '@touchline/betting'

/**
 * How amounts stand in a field: without grouping, with the language's decimal separator, and in the
 * unit that amounts are read in, which may be a part of the currency.
 */
export type AmountWriting = { readonly currency: Currency; readonly separator: '.' | ',' }

/** What typing an amount leads to. */
export type TypedStake =
  /** The text is taken; `capped` names the maximum where it took the stake's place. */
  | {
      readonly kind: 'taken'
      readonly text: string
      readonly stake: bigint
      readonly capped: bigint | null
      /** The amount that was typed, whatever was taken. */
      readonly wanted: bigint
    }
  /** The key press is not taken: the amount would have more digits than its currency (SLIP-41). */
  | { readonly kind: 'ignored' }

/** @param maximum the backend's greatest stake, null while it is not known */
export function typeStake(
  text: string,
  { currency, separator }: AmountWriting,
  maximum: bigint | null,
): TypedStake {
  if (text === '' || isSeparator(text)) {
    return { kind: 'taken', text, stake: 0n, capped: null, wanted: 0n }
  }
  const parsed = parse(text, currency)
  if (!parsed.ok) return { kind: 'ignored' }
  const { amount, cappedAt } = capStake(parsed.amount, currency, maximum)
  return {
    kind: 'taken',
    text: cappedAt === null ? text : written(amount, { currency, separator }),
    stake: amount,
    capped: cappedAt,
    wanted: parsed.amount,
  }
}

/** What typing a wanted return leads to; there is no maximum but that of its stake. */
export function typeReturn(text: string, writing: AmountWriting): TypedStake {
  if (text === '' || isSeparator(text)) {
    return { kind: 'taken', text, stake: 0n, capped: null, wanted: 0n }
  }
  const parsed = parse(text, writing.currency)
  if (!parsed.ok) return { kind: 'ignored' }
  const { amount } = parsed
  return { kind: 'taken', text, stake: amount, capped: null, wanted: amount }
}

/** The text to show: what was typed as long as it still says the stake, else the stake. */
export function stakeText(typed: string, stake: bigint, writing: AmountWriting): string {
  const { currency } = writing
  if (typed === '' || isSeparator(typed)) return stake === 0n ? typed : written(stake, writing)
  const parsed = parse(typed, currency)
  if (parsed.ok && parsed.amount === stake) return typed
  return stake === 0n ? '' : written(stake, writing)
}

/** An amount as it stands in a field. */
export function written(stake: bigint, { currency, separator }: AmountWriting): string {
  return amountToDecimalString(stake, typingUnit(currency)).replace('.', separator)
}

/** Players type a point or a comma, whatever their language. */
function parse(text: string, currency: Currency): ParsedAmount {
  const separator = text.includes(',') ? ',' : '.'
  const whole = text.startsWith(separator) ? `0${text}` : text
  const plain = whole.endsWith(separator) ? whole.slice(0, -1) : whole
  return parseAmount(plain, typingUnit(currency), { decimalSeparator: separator })
}

function isSeparator(text: string): boolean {
  return text === '.' || text === ','
}
