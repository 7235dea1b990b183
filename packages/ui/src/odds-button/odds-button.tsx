import type { ReactElement, RefObject } from 'react'

import { classNames } from '../class-names.ts'
import styles from './odds-button.module.css'
import { oddsName } from './paint-odds.ts'
import { answerPress } from './press-answer.ts'

export type OddsState = 'open' | 'suspended' | 'stale' | 'closed'

type OddsButtonProps = {
  /** Outcome as shown in the cell; absent where a column heading names it. */
  label?: string | undefined
  /** Short line of the market shown in the cell, such as `2.5` or `-1`. */
  line?: string | undefined
  /** The price in the player's format; one that moves is painted past React (paint-odds.ts). */
  price: string
  state: OddsState
  selected?: boolean
  /** The price before a boost, in the player's format. */
  boostedFrom?: string | null | undefined
  /** "{outcome}, {market}, {match}"; the price follows by itself. */
  accessibleName: string
  /** Why it cannot be taken; ends the accessible name, shows as a title and answers a press. */
  stateReason?: string | undefined
  /** `{matchId}:{marketId}:{specifier}:{outcomeId}`. */
  outcomeId: string
  /** The price in thousandths, whatever the shown format. */
  odds: number
  onPress?: ((outcomeId: string) => void) | undefined
  layout?: 'auto' | 'row' | 'stack'
  className?: string | undefined
  ref?: RefObject<HTMLButtonElement | null>
}

/** A price to take: same size in every state, few elements, states drawn by style alone. */
export function OddsButton({ ref, ...props }: OddsButtonProps): ReactElement {
  const { label, line, price, state, selected = false, boostedFrom, outcomeId } = props
  const open = state === 'open'
  // A taken price can always be given back, even one that cannot be taken now.
  const pressable = open || selected
  const isShown = open || state === 'stale'
  const shown = isShown ? price : state === 'closed' ? '–' : ''
  const name = oddsName(props.accessibleName, price, props.stateReason)
  // The market comes between label and price in the name alone, so as an `aria-label` it would
  // not hold the visible text in one piece (WCAG 2.5.3); a price by itself always is.
  const labelled = label !== undefined || line !== undefined
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles['button'], props.className)}
      data-outcome-id={outcomeId}
      data-odds={props.odds}
      data-state={state}
      data-layout={props.layout ?? 'auto'}
      aria-pressed={selected}
      aria-disabled={!open || undefined}
      aria-label={labelled ? undefined : name}
      title={props.stateReason}
      onClick={({ currentTarget }) => {
        if (pressable) props.onPress?.(outcomeId)
        else if (props.stateReason) answerPress(currentTarget, props.stateReason)
      }}
    >
      {labelled && (
        <span className={styles['name']}>{isShown ? `${props.accessibleName}, ` : name}</span>
      )}
      {label !== undefined && (
        <bdi aria-hidden className={styles['label']}>
          {label}
        </bdi>
      )}
      {line !== undefined && (
        <span aria-hidden className={styles['line']}>
          {line}
        </span>
      )}
      <span aria-hidden={(labelled && !isShown) || undefined} className={styles['price']}>
        {boostedFrom && open ? <BoostedPrice from={boostedFrom} price={price} /> : shown}
      </span>
      {labelled && isShown && props.stateReason && (
        <span className={styles['name']}>, {props.stateReason}</span>
      )}
    </button>
  )
}

function BoostedPrice({ from, price }: { from: string; price: string }): ReactElement {
  return (
    <>
      <s>{from}</s>
      {price}
    </>
  )
}

type PlaceholderProps = Pick<OddsButtonProps, 'label' | 'line' | 'layout' | 'className'> & {
  /** Nobody knows yet: a dash would say that it is closed. */
  isAwaited?: boolean
}

/** Keeps the place of an odds button where there is no market. */
export function OddsCellPlaceholder(props: PlaceholderProps): ReactElement {
  const { label, line, layout = 'auto', isAwaited, className } = props
  return (
    <span
      aria-hidden
      className={classNames(styles['button'], styles['placeholder'], className)}
      data-layout={layout}
    >
      {label !== undefined && <bdi className={styles['label']}>{label}</bdi>}
      {line !== undefined && <span className={styles['line']}>{line}</span>}
      <span className={styles['price']}>{isAwaited ? '' : '–'}</span>
    </span>
  )
}
