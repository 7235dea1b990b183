import { parseColour } from '@touchline/ui/contrast'
import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'

import { kitStyle } from './kit-colours.ts'

/** As many as there are pairs of colours. */
const KITS = [...Array(24).keys()]

test('whoever meets, their bars are told apart', () => {
  const alike = KITS.flatMap((home) =>
    KITS.map((away) => [home, away] as const).filter(
      ([one, other]) => distance(kitStyle({ home: side(one), away: side(other) })) < 0.08,
    ),
  )
  expect(alike).toEqual([])
})

test('visitors wear their own colour where it is another', () => {
  expect(kitStyle({ home: side(0), away: side(1) })).toEqual({
    '--kit-home': '#d2122e',
    '--kit-away': '#1d4fa8',
  })
})

const side = (kit: number) => ({ name: 'Ada', kit }) as Parameters<typeof kitStyle>[0]['home']

/** In Oklab, of both colours as the bars show them: neither so dark nor so light. */
function distance(style: CSSProperties): number {
  const [home, away] = [style['--kit-home'], style['--kit-away']].map((hex) => shown(String(hex)))
  return Math.hypot(...home!.map((part, at) => part - away![at]!))
}

function shown(hex: string): number[] {
  const [r, g, b] = parseColour(hex) ?? [0, 0, 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [
    Math.min(0.85, Math.max(0.5, lightness)),
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
