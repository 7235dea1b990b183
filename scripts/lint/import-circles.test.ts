import { describe, expect, it } from 'vitest'

import { findCircles, readImports } from './import-circles.ts'

/** Where a route asks for the type of the router, the tree of the routes is generated. */
const generated = [
  'apps/web/src/app/page-router.tsx',
  'apps/web/src/app/route-tree.gen.ts',
  'apps/web/src/app/router.tsx',
]

describe('circles of files', () => {
  it('come back to where they began', () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'd.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', ['c.ts', 'e.ts']],
      ['e.ts', []],
    ])
    expect(findCircles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts', 'd.ts']])
  })

  it('are not there, imports of types and late ones counted', () => {
    const imports = readImports()
    expect(imports.get('apps/web/src/parts/bets/leg-terms.tsx')).toContain(
      'apps/web/src/parts/bets/race-leg.tsx',
    )
    expect(findCircles(imports)).toEqual([generated])
  })
})
