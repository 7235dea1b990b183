import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useEffect } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { nextInGrid } from '../keyboard/next-in-grid.ts'
import styles from './tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: string
  count?: number | undefined
  icon?: IconName | undefined
}

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Ties the tabs to their `TabPanel`s; unique on the page. */
  idPrefix: string
  variant?: 'line' | 'pill'
  /** Tabs share the whole row. */
  block?: boolean
  className?: string | undefined
  /** The row of tabs, which scrolls where it is too long. */
  ref?: Ref<HTMLDivElement>
}

/** One tab stop; arrow keys, Home and End move and select. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { label, tabs, value, onChange, idPrefix, variant = 'line', block = false } = props
  const { className, ref } = props

  useEffect(() => {
    const selected = document.getElementById(`${idPrefix}-tab-${value}`)
    if (selected?.parentElement) revealIn(selected.parentElement, selected)
  }, [idPrefix, value])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const current = tabs.findIndex((tab) => tab.id === value)
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextInGrid(event.key, current, tabs.length, tabs.length, rightToLeft)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    // The focus is on one of its tabs, never on the list.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      className={classNames(styles['list'], className)}
      data-variant={variant}
      data-block={block || undefined}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${tab.id}`}
          aria-controls={tab.id === value ? `${idPrefix}-panel-${tab.id}` : undefined}
          aria-selected={tab.id === value}
          tabIndex={tab.id === value ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the row alone; `scrollIntoView` would move the page too. */
function revealIn(row: HTMLElement, item: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  const middle = inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  if (inner.left < outer.left || inner.right > outer.right) row.scrollBy({ left: middle })
}

type TabPanelProps<Id extends string> = {
  idPrefix: string
  tabId: Id
  active: boolean
  className?: string | undefined
  children: ReactNode
}

/** Stays mounted while hidden, so that nothing typed in it is lost. */
export function TabPanel<Id extends string>(props: TabPanelProps<Id>): ReactElement {
  const { idPrefix, tabId, active, className, children } = props
  return (
    <div
      role="tabpanel"
      id={`${idPrefix}-panel-${tabId}`}
      aria-labelledby={`${idPrefix}-tab-${tabId}`}
      hidden={!active}
      className={className}
    >
      {children}
    </div>
  )
}
