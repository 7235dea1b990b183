import type { FrameSize } from './frame-size.ts'

/** A page that is returned to may take as long to be as high as it was. */
const GROWS_FOR_MS = 1_000

/** Where the player is in the host's page, as one page of the frame follows another. */
export function keepPlaces(
  frame: HTMLIFrameElement,
  host: Window,
  size: Pick<FrameSize, 'makeRoom'>,
) {
  /** How far below the window's top the frame stood, by the page that it showed. */
  const left = new Map<string, number>()
  let shown: string | undefined
  let wanted: number | undefined
  let until = 0
  const open = new Set<string>()
  let covered: number | undefined

  const topNow = () => frame.getBoundingClientRect().top
  const goTo = (top: number) => host.scrollBy({ top: topNow() - top, behavior: 'instant' })

  function grown(): void {
    if (wanted === undefined) return
    goTo(wanted)
    if (Math.abs(topNow() - wanted) < 2 || Date.now() > until) wanted = undefined
  }

  return {
    /** The next page is read from its top on; one that is returned to, from where it was left. */
    open(page: string, returned: boolean | undefined) {
      const before = shown
      shown = page
      if (before === undefined || before === page) return
      left.set(before, topNow())
      covered = undefined
      wanted = returned ? left.get(page) : undefined
      until = Date.now() + GROWS_FOR_MS
      if (wanted !== undefined) grown()
      else if (topNow() < 0) frame.scrollIntoView()
    },
    /** The frame has become higher. */
    grown,
    /** A dialog stands where the player sees it; when the last one goes, they are where they were. */
    cover(name: string, isOpen: boolean) {
      if (isOpen && !open.size) {
        covered = topNow()
        size.makeRoom()
      }
      if (isOpen) open.add(name)
      else open.delete(name)
      if (!open.size && covered !== undefined) {
        goTo(covered)
        covered = undefined
      }
    },
  }
}
