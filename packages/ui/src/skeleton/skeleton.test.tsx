import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Skeleton } from './skeleton.tsx'

test('has the size that it is given', () => {
  expect(renderToStaticMarkup(<Skeleton inlineSize={240} blockSize="2em" />)).toContain(
    'inline-size:240px;block-size:2em',
  )
})

test('leaves its size to its class where none is given', () => {
  expect(renderToStaticMarkup(<Skeleton className="panel" />)).not.toContain('style=')
})
