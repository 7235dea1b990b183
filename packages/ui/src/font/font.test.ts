import { readFileSync } from 'node:fs'
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

test.each(weights)(
  '[P11] %s text (%d) has one face in the meantime, in the room of the font',
  (name, weight) => {
    const found = ofFamily('Geist Fallback').filter((face) => {
      const [from = 0, to = 0] = (face['font-weight'] ?? '').split(' ').map(Number)
      return from <= Number(weight) && Number(weight) <= to
    })
    expect(found).toHaveLength(1)
    const [face = {}] = found
    expect(/\bBold\b/.test(face['src'] ?? '')).toBe(name === 'strong')
    expect(percent(face['size-adjust']) * percent(face['ascent-override'])).toBeCloseTo(1.005, 3)
    expect(percent(face['size-adjust']) * percent(face['descent-override'])).toBeCloseTo(0.295, 3)
    expect(face['line-gap-override']).toBe('0%')
  },
)
