import type { PressedKey } from './key-map.ts'

/** Types of `<input>` that take no text. */
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/

/** The key, or null where it belongs to something else: an open modal, a menu, a composed letter. */
export function pressedKey(event: KeyboardEvent): PressedKey | null {
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
