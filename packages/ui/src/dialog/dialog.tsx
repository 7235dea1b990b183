import {
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { stayAboveKeyboard } from './above-keyboard.ts'
import { modalStack } from './modal-stack.ts'
import { useBackdropPress } from './use-backdrop-press.ts'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  /** Esc, the backdrop, the close button and the system's back gesture ask for it. */
  onClose: () => void
  title: string
  hideTitle?: boolean
  size?: 'small' | 'large' | 'fullscreen'
  /** False where the player has to decide; then only the owner closes it. */
  closable?: boolean
  closeLabel: string
  /** Public marker `data-modal`. */
  modalName?: string | undefined
  /** Share of the screen's height that it may take as a sheet, up to 780 px width. */
  heightFraction?: number
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * Modal dialog, a bottom sheet on narrow screens. Focus goes to the element marked
 * `data-autofocus`, else to the dialog, stays inside and returns to where it was.
 */
export function Dialog({ open, ...props }: DialogProps): ReactElement | null {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactElement {
  const { onClose, title, size = 'small', closable = true, heightFraction = 0.95 } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const backdrop = useBackdropPress(() => closable && onClose())

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    modalStack.enter(element)
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
    first.focus()
    const release = stayAboveKeyboard(element)
    return () => {
      release()
      modalStack.leave(element)
      element.close()
    }
  }, [])

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (closable) onClose()
  }

  // Browsers may close on a repeated Esc without asking; then the owner learns of it here.
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    const element = event.currentTarget
    if (event.target !== element || element.open) return
    if (closable) onClose()
    else element.showModal()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles['dialog'], props.className)}
      style={{ '--height-fraction': heightFraction }}
      data-size={size}
      data-modal={props.modalName}
      closedby={closable ? 'closerequest' : 'none'}
      {...backdrop}
      onCancel={onCancel}
      onClose={onNativeClose}
    >
      <div className={styles['panel']}>
        <header className={styles['header']} data-hidden={props.hideTitle ? true : undefined}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {closable && <IconButton icon="x" label={props.closeLabel} onClick={onClose} />}
        </header>
        <div className={styles['body']}>{props.children}</div>
        {props.footer && <footer className={styles['footer']}>{props.footer}</footer>}
      </div>
    </dialog>
  )
}
