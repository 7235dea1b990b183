/** The entry that an event is about, if its name is not to be read in full. */
export function tippedEntry(event: Event): HTMLElement | null {
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return null
  const target = event.target instanceof Element ? event.target : null
  const entry = target?.closest<HTMLElement>('[data-tip]') ?? null
  const name = entry?.querySelector('bdi') ?? null
  return name === null || name.scrollWidth <= name.clientWidth ? null : entry
}
