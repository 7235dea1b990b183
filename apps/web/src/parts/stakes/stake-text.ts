import {
  amountToDecimalString,
  capStake,
  readTypedAmount,
  typingUnit,
  type CappedCurrency,
  type Currency,
  type NumberSeparators,
  type TypedAmount,
  type Amount,
  NO_AMOUNT,
} from '@touchline/betting'

/**
 * How amounts stand in a field: without grouping, with the language's decimal separator, and in the
 * unit that amounts are read in, which may be a part of the currency.
 */
export type AmountWriting = {
  readonly currency: Currency & CappedCurrency
  readonly separators: NumberSeparators
}

/** What typing an amount leads to. */
export type TypedStake =
  /** The text is taken; `capped` names the maximum where it took the stake's place. */
  | {
      readonly kind: 'taken'
      readonly text: string
      readonly stake: Amount
      readonly capped: Amount | null
      /** The amount that was typed, whatever was taken. */
      readonly wanted: Amount
    }
  /** Not taken: no number, or one with more digits than its currency has (SLIP-41). */
  | { readonly kind: 'unreadable' }

/** @param maximum the backend's greatest stake, null while it is not known */
export function typeStake(
  text: string,
  writing: AmountWriting,
  maximum: Amount | null,
): TypedStake {
  const typed = typeReturn(text, writing)
  if (typed.kind === 'unreadable') return typed
  const { amount, cappedAt } = capStake(typed.stake, writing.currency, maximum)
  if (cappedAt === null) return typed
  return { ...typed, text: written(amount, writing), stake: amount, capped: cappedAt }
}

/** What was typed where a maximum stands in its place, and the text of that maximum. */
export type Replaced = { readonly typed: string; readonly shown: string }

/** Digits typed behind a maximum go on with what was typed before it took that place. */
export function typedBehind(text: string, replaced: Replaced | null): string {
  if (replaced === null || text === replaced.shown || !text.startsWith(replaced.shown)) return text
  return `${replaced.typed}${text.slice(replaced.shown.length)}`
}

/** What typing a wanted return leads to; there is no maximum but that of its stake. */
export function typeReturn(text: string, writing: AmountWriting): TypedStake {
  const read = readIn(text, writing)
  if (read.ok) {
    const { amount } = read
    return { kind: 'taken', text: read.text, stake: amount, capped: null, wanted: amount }
  }
  if (read.reason !== 'empty') return { kind: 'unreadable' }
  return { kind: 'taken', text: text.trim(), stake: NO_AMOUNT, capped: null, wanted: NO_AMOUNT }
}

/** The text to show: what was typed as long as it still says the stake, else the stake. */
export function stakeText(typed: string, stake: Amount, writing: AmountWriting): string {
  const read = readIn(typed, writing)
  if (read.ok && read.amount === stake) return typed
  if (!read.ok && read.reason === 'empty' && stake === 0n) return typed
  return stake === 0n ? '' : written(stake, writing)
}

/** An amount as it stands in a field. */
export function written(stake: Amount, { currency, separators }: AmountWriting): string {
  const separator = separators.decimal === '.' ? '.' : ','
  return amountToDecimalString(stake, typingUnit(currency)).replace('.', separator)
}

function readIn(text: string, { currency, separators }: AmountWriting): TypedAmount {
  return readTypedAmount(text, typingUnit(currency), separators)
}
