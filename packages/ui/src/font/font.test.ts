import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const faces = Array.from(read('./font.css').matchAll(/@font-face \{([^}]*)\}/g), ([, body = '']) =>
  Object.fromEntries(
    Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
)
const weights = Array.from(read('../tokens.css').matchAll(/--weight-(\w+): (\d+);/g), (match) => [
  match[1],
  Number(match[2]),
])
const ofFamily = (family: string) => faces.filter((face) => face['font-family'] === `'${family}'`)
const percent = (text: string | undefined) => Number.parseFloat(text ?? '') / 100

test('[P11] no text waits for a font, and none goes without it for a visit', () => {
  const fetched = faces.filter((face) => face['src']?.startsWith('url('))
  expect(fetched.length).toBeGreaterThan(3)
  for (const face of fetched) expect(face['font-display']).toBe('swap')
})

const widths = ['100', /--width-figures: (\d+)%;/.exec(read('../tokens.css'))?.[1] ?? '']

const holds = (range: string | undefined, value: number) => {
  const [from = 0, to = 0] = (range ?? '').split(' ').map((part) => Number.parseFloat(part))
  return from <= value && value <= to
}

test.each(weights.flatMap(([name, weight]) => widths.map((width) => [name, weight, width])))(
  '[P11] %s text (%d) %s % wide has one face in the meantime, in the room of the font',
  (name, weight, width) => {
    const found = ofFamily('Archivo Fallback').filter(
      (face) =>
        holds(face['font-weight'], Number(weight)) && holds(face['font-stretch'], Number(width)),
    )
    expect(found).toHaveLength(1)
    const [face = {}] = found
    expect(/\bBold\b/.test(face['src'] ?? '')).toBe(name === 'strong')
    expect(percent(face['size-adjust']) * percent(face['ascent-override'])).toBeCloseTo(0.895, 3)
    expect(percent(face['size-adjust']) * percent(face['descent-override'])).toBeCloseTo(0.21, 3)
    expect(face['line-gap-override']).toBe('0%')
    for (const own of ofFamily('Archivo')) {
      expect(holds(own['font-weight'], Number(weight))).toBe(true)
      expect(holds(own['font-stretch'], Number(width))).toBe(true)
      expect([own['ascent-override'], own['descent-override']]).toEqual(['89.5%', '21%'])
    }
  },
)

test('what every page fetches of the font is at most 60 KB', () => {
  const latin = new URL('./archivo-latin.woff2', import.meta.url)
  expect(statSync(latin).size).toBeLessThanOrEqual(60_000)
})
