import { isOfferAgreed, leastOffer, type Amount } from '@touchline/betting'

/** The player has pressed once and may confirm; null: nothing has been asked. */
export type ConfirmStep = { readonly amount: Amount; readonly askedAt: number } | null

/** A first press is forgotten after this time. */
export const CONFIRM_WITHIN_MS = 5_000
/** A press this soon after the first one was not made by somebody who has read the question. */
const NOT_BEFORE_MS = 300

export type Pressed = {
  readonly step: ConfirmStep
  /** What the player agreed to with this press. */
  readonly confirmed: Agreed | null
}

/** An offer, and the least that is taken when it falls; null for that offer alone. */
export type Agreed = { readonly amount: Amount; readonly least: Amount | null }

/** Whether the question that was asked still stands for an offer that has moved. */
export function stillAsked(step: ConfirmStep, offer: Amount, takesDrops: boolean): boolean {
  return (
    step !== null && isOfferAgreed(offer, step.amount, takesDrops ? leastOffer(step.amount) : null)
  )
}

/**
 * A press on the button while it offers `offer`: a first one asks, a second one confirms.
 * @param isRepeat the second press of a double click, however late a busy page hears of it
 * @param takesDrops the player takes offers that fell since the first press, down to the least
 */
export function press(
  step: ConfirmStep,
  offer: Amount,
  now: number,
  { isRepeat = false, takesDrops = false } = {},
): Pressed {
  const isLate = step === null || now - step.askedAt > CONFIRM_WITHIN_MS
  if (isLate || !stillAsked(step, offer, takesDrops)) {
    return { step: { amount: offer, askedAt: now }, confirmed: null }
  }
  if (isRepeat || now - step.askedAt < NOT_BEFORE_MS) return { step, confirmed: null }
  const least = takesDrops ? leastOffer(step.amount) : null
  return { step: null, confirmed: { amount: offer, least } }
}
