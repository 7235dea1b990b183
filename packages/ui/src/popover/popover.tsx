import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useState,
} from 'react'

import { classNames } from '../class-names.ts'
import styles from './popover.module.css'

/** Spread on the `<button>` that opens the popover. */
export type PopoverTrigger = {
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'dialog' | 'menu'
}

type PopoverProps = {
  trigger: (attributes: PopoverTrigger) => ReactNode
  label: string
  role?: 'dialog' | 'menu'
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  onOpened?: (panel: HTMLElement) => void
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  className?: string | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Floats beside its trigger; Esc and a press outside close it, the focus goes back. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, label, role = 'dialog', align = 'start', side = 'bottom', children } = props
  const id = useId()
  const [open, setOpen] = useState(false)

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return
    // Emptied only now: the browser gives the focus back if it is still inside when closing.
    if (event.newState === 'closed') setOpen(false)
    else props.onOpened?.(event.currentTarget)
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': role })}
      {/* Takes the keys of the items inside, for the menu. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classNames(styles['popover'], props.className)}
        data-align={align}
        data-side={side}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={onToggle}
        onKeyDown={props.onKeyDown}
      >
        {open && <PopoverContent panelId={id}>{children}</PopoverContent>}
      </div>
    </>
  )
}

type PopoverContentProps = { panelId: string; children: PopoverProps['children'] }

function PopoverContent({ panelId, children }: PopoverContentProps): ReactNode {
  if (typeof children !== 'function') return children
  return children(() => document.getElementById(panelId)?.hidePopover())
}
