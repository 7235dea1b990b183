/** Less than any keyboard, more than a bar of the browser that comes and goes. */
const KEYBOARD_PX = 120

/** What a host page says of the room too; here it holds for one modal. */
const ROOM = ['--host-top', '--host-bottom', '--page-height'] as const

/**
 * Keeps a modal in what a keyboard leaves of the screen. Safari on a phone lays it over the page: it does
 * not know `interactive-widget`, and only the visual viewport gets smaller.
 * @returns the function that ends it
 */
export function stayAboveKeyboard(modal: HTMLElement): () => void {
  const seen = window.visualViewport ?? null
  if (seen === null) return () => {}
  const { style } = modal

  function fit(): void {
    for (const name of ROOM) style.removeProperty(name)
    if (seen === null || seen.scale > 1.01) return
    const page = document.documentElement.clientHeight
    if (page - seen.height < KEYBOARD_PX) return
    style.setProperty('--host-top', `${seen.offsetTop}px`)
    style.setProperty('--host-bottom', `${page - seen.height - seen.offsetTop}px`)
    style.setProperty('--page-height', `${seen.height}px`)
  }

  /** The field that is typed in would lie below the edge of what scrolls. */
  function fitAround(): void {
    fit()
    const field = document.activeElement
    if (field !== modal && modal.contains(field)) field?.scrollIntoView({ block: 'nearest' })
  }

  fit()
  seen.addEventListener('resize', fitAround)
  seen.addEventListener('scroll', fit)
  return () => {
    seen.removeEventListener('resize', fitAround)
    seen.removeEventListener('scroll', fit)
    for (const name of ROOM) style.removeProperty(name)
  }
}
