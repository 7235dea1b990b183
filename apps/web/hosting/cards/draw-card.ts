import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import satori from 'satori'
import sharp from 'sharp'

import type { CardContent } from './card-content.ts'
import { CARD_HEIGHT, CARD_WIDTH, designCard } from './card-design.ts'

type Font = NonNullable<Parameters<typeof satori>[1]['fonts']>[number]

/** The fonts come with the product: a server has none. */
const FILES = [
  [500, 'Archivo', import.meta.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff')],
  [700, 'Archivo', import.meta.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff')],
  // The first of a name that has a letter draws it, so further letters have a name of their own.
  [
    500,
    'Archivo Ext',
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-500-normal.woff'),
  ],
  [
    700,
    'Archivo Ext',
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-700-normal.woff'),
  ],
] as const

let fonts: Promise<Font[]> | null = null

function readFonts(): Promise<Font[]> {
  return Promise.all(
    FILES.map(async ([weight, name, url]) => {
      const data = await readFile(fileURLToPath(url))
      return { name, data, weight, style: 'normal' as const }
    }),
  )
}

/** A preview picture as a PNG, which every messenger shows. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  fonts ??= readFonts()
  const svg = await satori(designCard(content), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: await fonts,
  })
  return sharp(Buffer.from(svg)).png().toBuffer()
}
