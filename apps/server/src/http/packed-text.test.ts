import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PackedText } from './packed-text.ts'

const LONG = 'what a thousand pages read at once; '.repeat(100)

describe('a text that is sent again and again', () => {
  const text = new PackedText(LONG)
  const packedFor = (accepted: string | undefined) =>
    text.packedFor(accepted === undefined ? {} : { 'accept-encoding': accepted })

  it('is compressed once for all that take it so', async () => {
    const [first, second] = await Promise.all([packedFor('gzip, br'), packedFor('br;q=1.0, *;q=0')])
    expect(first?.encoding).toBe('br')
    expect(second?.bytes).toBe(first?.bytes)
    expect(brotliDecompressSync(first?.bytes ?? '').toString()).toBe(LONG)
  })

  it('comes in the form that a client takes', async () => {
    const packed = await packedFor('gzip, deflate, br;q=0')
    expect(packed?.encoding).toBe('gzip')
    expect(gunzipSync(packed?.bytes ?? '').toString()).toBe(LONG)
    for (const none of [undefined, 'identity', 'zstd', 'br;q=0.0']) {
      expect(await packedFor(none)).toBeUndefined()
    }
  })

  it('stays as it is where it is short', async () => {
    expect(await new PackedText('short').packedFor({ 'accept-encoding': 'br' })).toBeUndefined()
  })
})
