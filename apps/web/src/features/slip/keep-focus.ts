/**
 * Ref of a place in the slip. Parts of the slip that go while they have the focus, as a leg that is
 * removed or the button that placed, would leave it nowhere: then the panel in sight has it, and the
 * next Tab goes on from its start.
 */
export function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  const slip = place?.closest<HTMLElement>('[data-slip]') ?? null
  if (slip === null) return undefined
  const ended = new AbortController()
  const { signal } = ended
  let last: Node | null = null
  const follow = ({ target }: Event) => {
    last = target instanceof Node && slip.contains(target) ? target : null
  }
  document.addEventListener('focusin', follow, { signal })
  // A press beside the slip takes the focus from it without giving it to anything.
  document.addEventListener('pointerdown', follow, { signal })
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return
    last = null
    if (document.activeElement === document.body) focusPanel(slip)
  })
  observer.observe(slip, { childList: true, subtree: true })
  const room = place?.parentElement ?? slip
  let height = room.clientHeight
  // What the footer has to say of a stake takes its room from the field that it was typed into.
  const resized = new ResizeObserver(() => {
    const before = height
    height = room.clientHeight
    const { activeElement: field } = document
    if (height >= before || field === null || !room.contains(field)) return
    const foot = field.getBoundingClientRect().bottom - room.getBoundingClientRect().top
    if (foot <= before) field.scrollIntoView({ block: 'nearest' })
  })
  resized.observe(room)
  return () => {
    ended.abort()
    observer.disconnect()
    resized.disconnect()
  }
}

function focusPanel(slip: HTMLElement): void {
  const panel = slip.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])')
  if (panel === null) return
  panel.tabIndex = -1
  panel.focus({ preventScroll: true })
}
