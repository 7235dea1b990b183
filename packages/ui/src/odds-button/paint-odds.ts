import styles from './odds-button.module.css'
import { markMove, unmark } from './price-marks.ts'

/** What a button says of its price now. */
export type PaintedOdds = {
  /** In the player's format. */
  readonly price: string
  /** In thousandths. */
  readonly odds: number
  /** "{outcome}, {market}, {match}". */
  readonly accessibleName: string
  readonly stateReason?: string | undefined
  readonly direction: 'up' | 'down' | null
  /** Tells this move from the others of the button. */
  readonly move: string
}

/** What a button without a label of its own is called. */
export function oddsName(
  accessibleName: string,
  price: string,
  stateReason: string | undefined,
): string {
  const name = `${accessibleName}, ${price}`
  return stateReason ? `${name}, ${stateReason}` : name
}

/**
 * Writes a price that moved straight into the document: one text, past React, whose rendering costs
 * several times as much. What state, label and selection are stays React's; it has the price of its
 * last rendering, so whoever renders paints again before the frame.
 */
export function paintOdds(button: HTMLElement, painted: PaintedOdds): void {
  const { price, odds, direction, move } = painted
  const text = button.getElementsByClassName(styles['price'] ?? '')[0]?.lastChild
  const isShown = button.dataset['state'] === 'open' || button.dataset['state'] === 'stale'
  if (isShown && text instanceof Text && text.data !== price) text.data = price
  button.dataset['odds'] = String(odds)
  if (button.hasAttribute('aria-label')) {
    button.ariaLabel = oddsName(painted.accessibleName, price, painted.stateReason)
  }
  if (direction === null) unmark(button)
  else markMove(button, direction, move)
}
