import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a leg that is not painted yet is as high as one that is, so that nothing moves', () => {
  const css = readFileSync(new URL('selection-card.module.css', import.meta.url), 'utf8')
  const px = (property: string) =>
    Number(new RegExp(`\\s${property}:(?: auto)? (\\d+)px`).exec(css)?.[1])
  expect(px('contain-intrinsic-block-size') + 2 * px('padding')).toBe(px('min-block-size'))
  expect(css.match(/contain-intrinsic-block-size/g)).toHaveLength(1)
})
