import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'
import { expect, test } from 'vitest'

const file = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))

type Icon = { src: string; sizes: string; purpose: string }
const { icons } = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as {
  icons: Icon[]
}

test('a device that installs the site finds a picture of each size it asks for', async () => {
  const pictures = icons.filter(({ sizes }) => sizes !== 'any')
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(file(src.slice(1))).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('where a device cuts the picture to its own shape, no corner is empty', async () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { data } = await sharp(file(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(255)
  }
})
