import type { Locator } from '@playwright/test'

/** A village's club has 58 letters, none of which a line may be broken at. */
const NAME = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/**
 * Gives everything in there that has a name of its own the longest there is, looks, and takes it away.
 * @param named where names stand
 * @returns what stands beyond the edge then, but for what ends in an ellipsis or can be scrolled to
 */
export function pushedOut(within: Locator, named = 'bdi'): Promise<string[]> {
  const given = { name: NAME, named }
  return within.evaluate((scope, { name, named: selector }) => {
    const names = [...scope.querySelectorAll(selector)].flatMap(({ firstChild }) =>
      firstChild instanceof Text ? [firstChild] : [],
    )
    const before = names.map((text) => text.data)
    for (const text of names) text.data = name
    const out = [...scope.querySelectorAll<HTMLElement>('*')].filter(isBeyond).map(described)
    names.forEach((text, index) => (text.data = before[index] ?? ''))
    return out

    function isBeyond(element: HTMLElement): boolean {
      if (element instanceof SVGElement || !element.checkVisibility()) return false
      const edge = edgeOf(element)
      if (edge === null) return false
      const [inner, outer] = [element.getBoundingClientRect(), edge.getBoundingClientRect()]
      return inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
    }

    /** What cuts it off, or the whole. @returns null where that is meant, as of what is only heard */
    function edgeOf(element: HTMLElement): Element | null {
      let edge = element.parentElement ?? scope
      while (edge !== scope && getComputedStyle(edge).overflowX === 'visible') {
        edge = edge.parentElement ?? scope
      }
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(edge)
      const isMeant =
        textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || edge.clientWidth <= 1
      return isMeant || /auto|scroll/.test(overflowX) ? null : edge
    }

    function described({ tagName, textContent }: HTMLElement): string {
      return `${tagName}: ${textContent}`
    }
  }, given)
}
