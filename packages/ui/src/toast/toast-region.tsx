import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '../button/button.tsx'
import { modalStack } from '../dialog/modal-stack.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import type { AlertQueue, QueuedAlert } from './alert-queue.ts'
import styles from './toast-region.module.css'

const icons: Record<QueuedAlert['tone'], IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'alert-triangle',
  error: 'alert-circle',
}

type ToastRegionProps = { queue: AlertQueue; label: string; closeLabel: string }

/**
 * Shows the queue's alert at the bottom centre, above everything. While a modal is open the
 * region moves into it: what is outside can neither be pressed nor is it read out.
 */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const modal = useSyncExternalStore(modalStack.subscribe, modalStack.top, () => null)
  return modal ? createPortal(<Region {...props} />, modal) : <Region {...props} />
}

function Region({ queue, label, closeLabel }: ToastRegionProps): ReactElement {
  const alert = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => null)
  const region = useRef<HTMLDivElement>(null)
  const shown = alert !== null

  useEffect(() => {
    const element = region.current
    // A modal that closes in the same moment takes the region with it; the next one shows the alert.
    if (!shown || !element?.isConnected) return
    element.showPopover()
    return () => element.hidePopover()
  }, [shown])

  return (
    // Pointer and focus only stop the clock.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-label={label}
      className={styles['region']}
      onPointerEnter={queue.hold}
      onPointerLeave={queue.release}
      onFocus={queue.hold}
      onBlur={queue.release}
    >
      {alert && (
        <div key={alert.id} className={styles['toast']} data-tone={alert.tone}>
          <Icon name={icons[alert.tone]} className={styles['icon']} />
          <div className={styles['texts']}>
            <p className={styles['title']}>{alert.title}</p>
            {alert.description && <p className={styles['description']}>{alert.description}</p>}
          </div>
          {alert.action && <ToastAction alert={alert} queue={queue} />}
          <IconButton
            icon="x"
            size="small"
            label={closeLabel}
            onClick={() => queue.dismiss(alert.id)}
          />
        </div>
      )}
    </div>
  )
}

function ToastAction({ alert, queue }: { alert: QueuedAlert; queue: AlertQueue }): ReactElement {
  return (
    <Button
      size="small"
      onClick={() => {
        queue.dismiss(alert.id)
        alert.action?.onAction()
      }}
    >
      {alert.action?.label}
    </Button>
  )
}
