import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react'

import { OddsButton, paintOdds } from '../src/index.ts'

type MovingOddsProps = Omit<ComponentProps<typeof OddsButton>, 'price' | 'ref'> & {
  direction?: 'up' | 'down' | undefined
  /** Another one moves it again. */
  moves?: number
}

/** An odds button whose price has just moved, painted as a page does it. */
export function MovingOdds({ direction, moves = 0, ...props }: MovingOddsProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  const price = (props.odds / 1000).toFixed(2)
  const { odds, accessibleName, stateReason } = props
  useLayoutEffect(() => {
    if (button.current === null) return
    paintOdds(button.current, {
      price,
      odds,
      accessibleName,
      stateReason,
      direction: direction ?? null,
      move: String(moves),
    })
  }, [price, odds, accessibleName, stateReason, direction, moves])
  return <OddsButton ref={button} price={price} {...props} />
}
