import { expect, test } from 'vitest'

import { drawContent, proveLootbox } from './prove-lootbox.ts'

const { subtle } = globalThis.crypto
const seed = new Uint8Array(32).fill(7)
/** Made by OpenSSL: SHA-256 of the seed, and the first six bytes of HMAC-SHA-256, modulo a million. */
const draw = {
  commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  seed: '07'.repeat(32),
  message: '4:luck',
  number: 830_455,
  content: 1,
}
const contents = [{ chance: 250_000 }, { chance: 750_000 }]

test('[LOOT-01] anybody opens a box again from what is published', async () => {
  expect(await proveLootbox(draw, contents, subtle)).toBe(true)
})

test.each([
  { seed: '08'.repeat(32) },
  { message: '4:other' },
  { number: draw.number + 1 },
  { content: 1 - draw.content },
])('[LOOT-01] a box that was opened otherwise is refused: %o', async (change) => {
  expect(await proveLootbox({ ...draw, ...change }, contents, subtle)).toBe(false)
})

test('[LOOT-01] contents come by their chances', async () => {
  let firsts = 0
  for (let box = 0; box < 1000; box++) {
    const { content } = await drawContent(seed, `${box}:`, contents, subtle)
    if (content === 0) firsts += 1
  }
  expect(Math.abs(firsts - 250)).toBeLessThan(60)
})
