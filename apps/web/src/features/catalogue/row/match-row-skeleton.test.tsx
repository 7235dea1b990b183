import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MatchRowSkeleton } from './match-row-skeleton.tsx'

test('prices on their way do not look like closed ones', () => {
  const html = renderToString(<MatchRowSkeleton columns={3} />)
  expect(html.match(/data-layout/g)).toHaveLength(3)
  expect(html).not.toContain('–')
})
