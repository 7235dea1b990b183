import { designCrest } from './crest-design.ts'
import { overlays, shield } from './crest-shapes.ts'

/** A team's crest as a file, for pictures that no browser draws. */
export function crestFile(name: string): string {
  const { primary, secondary, pattern } = designCrest(name)
  const paths = `<path d="${shield}" fill="${primary}"/><path d="${overlays[pattern]}" fill="${secondary}"/><path d="${shield}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".5"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${paths}</svg>`
}
