import { expect, test } from 'vitest'

import { pictureFormat, QUALITY } from './picture-format.ts'

test('[IMG-02] the best format that the browser takes, each with its quality', () => {
  expect(pictureFormat('image/avif,image/webp,*/*;q=0.8')).toBe('avif')
  expect(pictureFormat('image/webp;q=0.9, */*')).toBe('webp')
  expect(pictureFormat('*/*')).toBe('png')
  expect(pictureFormat(undefined)).toBe('png')
  expect(QUALITY).toEqual({ avif: 65, webp: 70, png: 80 })
})
