import { designCrest } from './crest-design.ts'
import { edges, overlays, portrait, type BadgeOf } from './crest-shapes.ts'

/** A crest as a file, for pictures that no browser draws. */
export function crestFile(name: string, of: BadgeOf = 'team'): string {
  const { primary, secondary, pattern } = designCrest(name)
  const overlay = of === 'team' ? overlays[pattern] : portrait
  const edge = edges[of]
  const paths = `<path d="${edge}" fill="${primary}"/><path d="${overlay}" fill="${secondary}"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".5"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${paths}</svg>`
}
