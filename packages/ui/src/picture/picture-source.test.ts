import { expect, test } from 'vitest'

import { pictureSource } from './picture-source.ts'

test('[IMG-01] [IMG-02] a foreign picture passes the proxy, with a variant of twice the size', () => {
  const address = 'w=20&url=https%3A%2F%2Fimg.example%2Fa.png%3Fb%3D1'
  expect(pictureSource('https://img.example/a.png?b=1', 20)).toEqual({
    src: `/fe-api/image?${address}`,
    srcSet: `/fe-api/image?${address} 1x, /fe-api/image?${address.replace('20', '40')} 2x`,
  })
})

test("[IMG-01] the site's own pictures stay as they are", () => {
  expect(pictureSource('/pictures/a.svg', 20)).toEqual({ src: '/pictures/a.svg' })
})
