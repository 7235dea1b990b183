/** The player has pressed once and may confirm; null: nothing has been asked. */
export type ConfirmStep = { readonly amount: bigint; readonly askedAt: number } | null

/** A first press is forgotten after this time. */
export const CONFIRM_WITHIN_MS = 5_000
/** A press this soon after the first one was not made by somebody who has read the question. */
const NOT_BEFORE_MS = 300

export type Pressed = {
  readonly step: ConfirmStep
  /** What the player agreed to with this press. */
  readonly confirmed: bigint | null
}

/**
 * A press on the button while it offers `offer`: a first one asks, a second one confirms.
 * @param isRepeat the second press of a double click, however late a busy page hears of it
 */
export function press(
  step: ConfirmStep,
  offer: bigint,
  now: number,
  isRepeat: boolean = false,
): Pressed {
  if (step === null || step.amount !== offer || now - step.askedAt > CONFIRM_WITHIN_MS) {
    return { step: { amount: offer, askedAt: now }, confirmed: null }
  }
  if (isRepeat || now - step.askedAt < NOT_BEFORE_MS) return { step, confirmed: null }
  return { step: null, confirmed: offer }
}
