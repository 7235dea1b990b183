import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'

import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { opensHere } from '../opens-here.ts'
import { Popover, type PopoverTrigger } from '../popover/popover.tsx'
import { findMenuItem } from './find-menu-item.ts'
import styles from './menu.module.css'

export type MenuItem<Id extends string> = {
  id: Id
  label: string
  icon?: IconName | undefined
  /** Makes the item a link, which `onSelect` follows where it is for this page. */
  href?: string | undefined
  lang?: string | undefined
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
  /** Given on every item of a choice of one. */
  checked?: boolean | undefined
  /** It is checked by itself, and belongs to no choice. */
  toggles?: boolean | undefined
}

type MenuProps<Id extends string> = {
  trigger: (attributes: PopoverTrigger) => ReactNode
  label: string
  items: readonly MenuItem<Id>[]
  onSelect?: ((id: Id) => void) | undefined
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  className?: string | undefined
}

/** Actions or a choice: arrow keys, Home, End and first letters move the focus. */
export function Menu<Id extends string>(props: MenuProps<Id>): ReactElement {
  const { trigger, label, items, onSelect, align = 'start', side = 'bottom', className } = props
  return (
    <Popover
      trigger={trigger}
      label={label}
      role="menu"
      align={align}
      side={side}
      className={className}
      onOpened={(panel) => {
        const chosen = panel.querySelector<HTMLElement>('[aria-checked="true"]')
        ;(chosen ?? itemsOf(panel)[0])?.focus()
      }}
      onKeyDown={moveFocus}
    >
      {(close) => (
        <div role="presentation" className={styles['items']}>
          {items.map((item) => (
            <MenuRow
              key={item.id}
              item={item}
              onPress={(event) => {
                close()
                if (item.href !== undefined && !opensHere(event)) return
                event.preventDefault()
                onSelect?.(item.id)
              }}
            />
          ))}
        </div>
      )}
    </Popover>
  )
}

function MenuRow<Id extends string>({
  item,
  onPress,
}: {
  item: MenuItem<Id>
  onPress: (event: MouseEvent) => void
}): ReactElement {
  const choice = item.checked !== undefined
  const attributes = {
    role: choice ? (item.toggles ? 'menuitemcheckbox' : 'menuitemradio') : 'menuitem',
    'aria-checked': item.checked,
    'data-menu-item': '',
    'data-tone': item.tone,
    tabIndex: -1,
    lang: item.lang,
    className: styles['item'],
    onClick: onPress,
  }
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles['label']}>{item.label}</span>
      {item.checked && <Icon name="check" className={styles['check']} />}
    </>
  )
  if (item.href !== undefined) {
    return (
      <a {...attributes} href={item.href}>
        {content}
      </a>
    )
  }
  return (
    <button {...attributes} type="button" disabled={item.disabled}>
      {content}
    </button>
  )
}

/** Those that take the focus: what only says something is passed over. */
function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)')]
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget)
  const labels = items.map((item) => item.textContent)
  const current = items.findIndex((item) => item === document.activeElement)
  if (event.key === 'Tab') return event.currentTarget.hidePopover()
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // The browser presses buttons by it, and no links.
  if (event.key === ' ' && items[current]?.matches('a') === true) {
    event.preventDefault()
    return items[current].click()
  }
  const next = findMenuItem(event.key, current, labels)
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}
