import { useEffect, useEffectEvent } from 'react'
import type { PendingKey, PressedKey, Shortcut } from './key-map.ts'
import { readKey } from './key-map.ts'

/** Returns whether it did anything: only then is the key taken from the browser. */
export type ShortcutActions = Readonly<Record<Shortcut, () => boolean>>

/** Listens for the keyboard map while it is turned on. */
export function useShortcuts(isOn: boolean, actions: ShortcutActions): void {
  const perform = useEffectEvent((shortcut: Shortcut) => actions[shortcut]())
  useEffect(() => {
    if (!isOn) return undefined
    let pending: PendingKey = null
    const listen = (event: KeyboardEvent) => {
      const pressed = pressedKey(event)
      if (pressed === null) return
      const step = readKey(pending, pressed, event.timeStamp)
      pending = step.pending
      if (step.shortcut !== null && perform(step.shortcut)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}

/** Types of `<input>` that take no text. */
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/

/** The key, or null where it belongs to something else: an open modal, a menu, a composed letter. */
function pressedKey(event: KeyboardEvent): PressedKey | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null
  const target = event.target instanceof Element ? event.target : null
  if (isInForeignModal(target) || target?.closest('[role="menu"]')) return null
  const { key, ctrlKey, metaKey, altKey } = event
  return { key, ctrlKey, metaKey, altKey, inTextField: target !== null && takesText(target) }
}

/** The slip's sheet is a modal of its own and keeps the map. */
function isInForeignModal(target: Element | null): boolean {
  const modal = document.querySelector('dialog:modal')
  if (modal === null) return false
  return (target?.closest('dialog:modal') ?? modal).querySelector('[data-slip]') === null
}

function takesText(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NO_TEXT.test(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLElement && element.isContentEditable
}
