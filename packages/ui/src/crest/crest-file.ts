import { kitOf, shirtNumber, type Kit } from '../kit/kit.ts'
import { kitColours } from '../kit/palettes.ts'

export { kitCount } from '../kit/kit.ts'

/** Edges in a box of 20, as `crest.module.css` rounds them. */
const edges: Record<Kit['shape'], string> = {
  shield: 'M3 1h14a2 2 0 0 1 2 2v6.500c0 5-4 8-9 9.500-5-1.500-9-4.500-9-9.500V3a2 2 0 0 1 2-2z',
  roundel: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  heater: 'M2 1h16a1 1 0 0 1 1 1c0 9-3 14-9 17C4 16 1 11 1 2a1 1 0 0 1 1-1z',
  tile: 'M6 1h8a5 5 0 0 1 5 5v6a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V6a5 5 0 0 1 5-5z',
}

/** The second colour over the first. */
const overlays: Record<Kit['pattern'], string> = {
  halves: 'M10 0h10v20H10z',
  stripes: 'M4 0h4v20H4zM12 0h4v20h-4z',
  hoops: 'M0 4h20v4H0zM0 12h20v4H0z',
  sash: 'M0 0h5.600L20 14.400V20h-5.600L0 5.600z',
  chevron: 'M10 6.800 23.200 20H-3.200z',
  quarters: 'M10 0h10v10H10zM0 10h10v10H0z',
  chief: 'M0 0h20v7.200H0z',
  pale: 'M6.800 0h6.400v20H6.800z',
  cross: 'M8 0h4v7.200h8v4h-8V20H8v-8.800H0v-4h8z',
  saltire:
    'M0 0h3.200L10 6.800 16.800 0H20v3.200L13.200 10l6.800 6.800V20h-3.200L10 13.200 3.200 20H0v-3.200L6.800 10 0 3.200z',
  fess: 'M0 4.800h20v10.400H0z',
  checks:
    'M5 0h5v5H5zM15 0h5v5h-5zM0 5h5v5H0zM10 5h5v5h-5zM5 10h5v5H5zM15 10h5v5h-5zM0 15h5v5H0zM10 15h5v5h-5z',
}

const shirt =
  'M6.400 1.200 8 2.600l2 .4 2-.4 1.600-1.400 2.800.8 3.400 4.800-3 2.800-1.400-1.400v10.600H4.600V8.200L3.200 9.600.2 6.800 3.600 2z'

/** A crest, or a player's shirt, as a file, for pictures that no browser draws. */
export function crestFile(
  name: string,
  of: 'team' | 'player' = 'team',
  number?: number | null,
): string {
  const { pattern, shape } = kitOf(name, number)
  const [first, second, ink] = kitColours(name, number)
  const crest = `${area(first, 'M0 0h20v20H0z')}${area(second, overlays[pattern])}`
  const dyed = `${area(second, 'M0 0h20v20H0z')}${area(first, 'M4.800 0h10.400v20H4.800z')}`
  const digits = `<text x="10" y="14" font-family="sans-serif" font-size="8" font-weight="700" text-anchor="middle" fill="${ink}">${shirtNumber(name)}</text>`
  const drawing = of === 'team' ? cut(edges[shape], crest) : `${cut(shirt, dyed)}${digits}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${drawing}</svg>`
}

const area = (colour: string, path: string) => `<path d="${path}" fill="${colour}"/>`

function cut(edge: string, content: string): string {
  return `<clipPath id="cut"><path d="${edge}"/></clipPath><g clip-path="url(#cut)">${content}</g><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".5"/>`
}
