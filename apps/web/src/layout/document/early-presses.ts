/**
 * A press shows before anything else happens: a price looks taken or given back, a tab chosen, a way to
 * another page gone. What it means comes after that is painted. A price may be pressed before the page reacts, too: it waits.
 * This stands in the page as text, ahead of every script, and can use nothing of its module.
 */
export function answerEarlyPresses(): void {
  const LATEST_MS = 100
  /** A link looks pressed until its page is there, and no longer than this. */
  const PRESSED_MS = 2_000
  const page = document.documentElement
  type Press = { undo: () => void; isLasting: boolean }
  const held = new Map<HTMLElement, Press>()

  /** @returns what sets it back */
  const set = (element: Element, name: string, value: string) => {
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    return () => {
      if (before === null || name === 'data-pressed') element.removeAttribute(name)
      else element.setAttribute(name, before)
    }
  }

  const answer = (element: HTMLElement): Press => {
    if (element.hasAttribute('aria-pressed')) {
      const look = element.getAttribute('aria-pressed') === 'true' ? 'false' : 'true'
      return { undo: set(element, 'aria-pressed', look), isLasting: false }
    }
    const isLasting = element.matches('a')
    const name = isLasting ? 'data-pressed' : 'aria-selected'
    const chosen =
      '[data-selected], [data-status="active"], [data-pressed="true"], [aria-selected="true"]'
    const others = [...(element.parentElement?.querySelectorAll(chosen) ?? [])]
    const undo = [...others.map((other) => set(other, name, 'false')), set(element, name, 'true')]
    return { undo: () => undo.forEach((run) => run()), isLasting }
  }

  /** The page is as it was before, and says itself what comes of each press. */
  const passOn = () => {
    if (page.dataset['hydrated'] !== 'true') return
    const presses = [...held]
    held.clear()
    for (const [element, { undo, isLasting }] of presses) {
      if (isLasting) setTimeout(undo, PRESSED_MS)
      else undo()
      element.click()
    }
  }

  const find = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!(target instanceof Element) || button > 0) return null
    if (altKey || ctrlKey || metaKey || shiftKey) return null
    const prices = 'button[data-outcome-id]:is([data-state="open"], [aria-pressed="true"])'
    const others = 'a[data-press]:not([data-selected]), [role="tab"][aria-selected="false"]'
    const element = target.closest<HTMLElement>(`${prices}, ${others}`)
    if (element !== null || held.size === 0) return element
    return [...held.keys()].find((each) => each.contains(target)) ?? null
  }

  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted) return
    const element = find(event)
    if (element === null) return passOn()
    const isPrice = 'outcomeId' in element.dataset
    if (!isPrice && page.dataset['hydrated'] !== 'true') return
    event.stopImmediatePropagation()
    event.preventDefault()
    const before = held.get(element)
    if (before !== undefined) {
      if (!isPrice) return
      // Taken and given back before anybody else has heard of it.
      held.delete(element)
      return before.undo()
    }
    passOn()
    held.set(element, answer(element))
    requestAnimationFrame(() => setTimeout(passOn))
    // No frame comes where nobody looks.
    setTimeout(passOn, LATEST_MS)
  }

  addEventListener('click', onClick, { capture: true })
  addEventListener('keydown', passOn, { capture: true })
  addEventListener('pagehide', passOn)
  new MutationObserver(passOn).observe(page, { attributeFilter: ['data-hydrated'] })
}
