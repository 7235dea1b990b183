import { expect, test } from 'vitest'

import { pictureFormat, QUALITY, readWish } from './picture-wish.ts'

test('[IMG-01] [GAP-63] takes size, quality and format from the address', () => {
  expect(readWish({ w: '40', h: '20', q: '70', f: 'avif' })).toEqual({
    width: 40,
    height: 20,
    quality: 70,
    format: 'avif',
  })
})

test('[IMG-02] has the format of the browser and its quality where the address says nothing', () => {
  expect(readWish({ w: '40' }, 'image/webp')).toEqual({
    width: 40,
    height: null,
    quality: 70,
    format: 'webp',
  })
  expect(readWish({ w: '40', f: 'avif' })).toMatchObject({ quality: 65 })
  expect(readWish({ w: '40' })).toMatchObject({ format: 'png', quality: 80 })
})

test.each([
  { w: '41' },
  { h: '40' },
  { w: '40', h: '41' },
  { w: '40', q: '100' },
  { w: '40', f: 'gif' },
  { w: ['40', '40'] },
])('[IMG-01] offers nothing for %o', (query) => {
  expect(readWish(query)).toBeNull()
})

test('[IMG-02] the best format that the browser takes, each with its quality', () => {
  expect(pictureFormat('image/avif,image/webp,*/*;q=0.8')).toBe('avif')
  expect(pictureFormat('image/webp;q=0.9, */*')).toBe('webp')
  expect(pictureFormat('*/*')).toBe('png')
  expect(pictureFormat(undefined)).toBe('png')
  expect(QUALITY).toEqual({ avif: 65, webp: 70, png: 80 })
})
