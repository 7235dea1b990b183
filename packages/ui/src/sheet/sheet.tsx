import { Activity, type ReactElement, type ReactNode, type SyntheticEvent, useRef } from 'react'

import { classNames } from '../class-names.ts'
import { useBackdropPress } from '../dialog/use-backdrop-press.ts'
import { settleSheet, type SheetState } from './settle-sheet.ts'
import { isModal, useModalState } from './use-modal-state.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import styles from './sheet.module.css'

type SheetProps = {
  state: SheetState
  onStateChange: (state: SheetState) => void
  /** Where Esc, Back and the backdrop lead. */
  dismissTo?: 'collapsed' | 'hidden'
  label: string
  /** Names of the grip: it opens further, or closes from full. */
  expandLabel: string
  collapseLabel: string
  /** The line that shows while collapsed. */
  strip: ReactNode
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Bottom sheet of a phone. Its content stays mounted in every state. */
export function Sheet(props: SheetProps): ReactElement {
  const { state, onStateChange, dismissTo = 'collapsed', label } = props
  const sheet = useRef<HTMLDialogElement>(null)
  const dismiss = () => isModal(state) && onStateChange(dismissTo)
  const backdrop = useBackdropPress(dismiss)
  const grip = useRef<HTMLDivElement>(null)
  const dragging = useSheetDrag(sheet, grip, (drag) => {
    const settled = settleSheet(state, drag)
    if (settled !== state) onStateChange(settled === 'collapsed' ? dismissTo : settled)
  })
  useModalState(sheet, state)

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    dismiss()
  }

  return (
    <dialog
      ref={sheet}
      aria-label={label}
      className={classNames(styles['sheet'], props.className)}
      data-sheet={state}
      {...backdrop}
      onCancel={onCancel}
      onClose={(event) =>
        event.target === event.currentTarget && !event.currentTarget.open && dismiss()
      }
    >
      <div className={styles['panel']} {...dragging}>
        <div ref={grip} className={styles['grip']}>
          <button
            type="button"
            className={styles['handle']}
            aria-expanded={isModal(state)}
            aria-label={state === 'full' ? props.collapseLabel : props.expandLabel}
            onClick={() => onStateChange(nextState(state, dismissTo))}
          />
          {state === 'collapsed' && <div className={styles['strip']}>{props.strip}</div>}
        </div>
        <Activity mode={isModal(state) ? 'visible' : 'hidden'}>
          <div className={styles['body']}>{props.children}</div>
          {props.footer && <footer className={styles['footer']}>{props.footer}</footer>}
        </Activity>
      </div>
    </dialog>
  )
}

function nextState(state: SheetState, dismissTo: SheetState): SheetState {
  if (state === 'full') return dismissTo
  return state === 'half' ? 'full' : 'half'
}
