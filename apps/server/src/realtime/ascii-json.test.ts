import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiJson } from './ascii-json.ts'

it('writes any JSON value in ASCII so that it reads the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 2 }), (value) => {
      const text = asciiJson(value)
      expect(text).toMatch(/^[\x20-\x7f]*$/)
      expect(text).toBe(asciiJson(JSON.parse(text)))
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('writes null for what JSON has no word for', () => {
  expect(asciiJson(undefined)).toBe('null')
})
