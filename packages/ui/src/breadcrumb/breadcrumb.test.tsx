import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Breadcrumb } from './breadcrumb.tsx'

test('a step without a name is not one', () => {
  const steps = [{ label: 'Football', href: '/a' }, { label: '', href: '/b' }, { label: 'Cup' }]
  const html = renderToStaticMarkup(<Breadcrumb label="Path" items={steps} />)
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).not.toContain('"/b"')
})
