const shown = new WeakSet<Element>()

/** A popover that is not open. */
export function isHiddenPopover(element: Element): boolean {
  return element.hasAttribute('popover') && !shown.has(element)
}

/** Popovers as far as the pages use them: the fake DOM has none. */
export function installPopovers(): void {
  const { prototype } = HTMLElement
  if ('showPopover' in prototype) return
  const known = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')
    ?.value as () => boolean
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      if (selector === ':popover-open') return shown.has(this)
      return Reflect.apply(known, this, [selector]) as boolean
    },
  })
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true)
    },
    hidePopover(this: HTMLElement) {
      turn(this, false)
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      turn(this, force ?? !shown.has(this))
    },
  })
  watchTriggers()
}

/** What the browser does by itself: a button toggles its popover, Esc closes the last one. */
function watchTriggers(): void {
  document.addEventListener('click', ({ target }) => {
    const trigger = (target as Element).closest('[popovertarget]')
    document.getElementById(trigger?.getAttribute('popovertarget') ?? '')?.togglePopover()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const open = [...document.querySelectorAll<HTMLElement>('[popover="auto"]')]
    open.findLast((popover) => shown.has(popover))?.hidePopover()
  })
}

function turn(element: HTMLElement, isOpen: boolean): void {
  if (shown.has(element) === isOpen) return
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed']
  const tell = (name: string) =>
    element.dispatchEvent(Object.assign(new Event(name), { oldState, newState }))
  tell('beforetoggle')
  if (isOpen) shown.add(element)
  else shown.delete(element)
  // As in a browser, once what the first event changed has been rendered.
  setTimeout(() => tell('toggle'))
}
