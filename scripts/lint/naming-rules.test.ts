import { fileNames } from './file-names.ts'
import { functionForm } from './function-form.ts'
import { importBoundaries } from './import-boundaries.ts'
import { noBarrel } from './no-barrel.ts'
import { preferType } from './prefer-type.ts'
import { at, tester } from './rule-tester.ts'

const code = 'export const a = 1'

tester.run('file-names', fileNames, {
  valid: [
    { code, filename: at('apps/web/src/base/format-odds.ts') },
    { code, filename: at('packages/contract/src/v2-accept-header.ts') },
  ],
  invalid: [
    { code, filename: at('apps/web/src/utils/format.ts'), errors: [/says nothing/] },
    { code, filename: at('apps/web/src/base/helpers.ts'), errors: [/says nothing/] },
    { code, filename: at('apps/web/src/base/slip-manager.ts'), errors: [/says nothing/] },
    { code, filename: at('apps/web/src/base/ticket-v2.tsx'), errors: [/second copy/] },
  ],
})

tester.run('no-barrel', noBarrel, {
  valid: [
    { code: "export * from './odds.ts'", filename: at('packages/betting/src/index.ts') },
    { code: "export * from './app.ts'", filename: at('apps/server/src/index.ts') },
    { code, filename: at('apps/web/src/routes/{-$locale}/index.tsx') },
  ],
  invalid: [
    { code, filename: at('apps/web/src/features/slip/index.ts'), errors: [/No index files/] },
    {
      code: "export * from './a.ts'",
      filename: at('apps/web/src/base/b.ts'),
      errors: [/No "export/],
    },
  ],
})

const longArrow = 'export const a = (b: number) => {\n  return b\n}'
tester.run('function-form', functionForm, {
  valid: [
    'export function a(b: number) {\n  return b\n}',
    'export const a = (b: number) =>\n  b + 1',
    'const a: Handler = (b) => {\n  b()\n}',
    'function a() {\n  const b = () => {\n    return 1\n  }\n  return b()\n}',
    { code: longArrow, filename: at('apps/server/src/feed/feed.test.ts') },
  ],
  invalid: [
    { code: longArrow, errors: [/Write "function a\(/] },
    { code: 'const a = async () => {\n  await b()\n}', errors: [/Write "function a\(/] },
  ],
})

tester.run('prefer-type', preferType, {
  valid: [
    'type A = { b: number }',
    'interface A extends B { c: number }',
    "declare module 'x' { interface Register { router: string } }",
    'declare global { interface Window { a: string } }',
  ],
  invalid: [{ code: 'interface A { b: number }', errors: [/Write "type A/] }],
})

const slip = at('apps/web/src/features/slip/slip.tsx')
tester.run('import-boundaries', importBoundaries, {
  valid: [{ code: "import { formatOdds } from '@touchline/betting'", filename: slip }],
  invalid: [
    {
      code: "import { a } from '../search/search.ts'",
      filename: slip,
      errors: [/compose the two/],
    },
    {
      code: "export { a } from '../search/search.ts'",
      filename: slip,
      errors: [/compose the two/],
    },
    { code: "export * from '../search/search.ts'", filename: slip, errors: [/compose the two/] },
    {
      code: "const a = import('../search/search.ts')",
      filename: slip,
      errors: [/compose the two/],
    },
    {
      code: "type A = import('../search/search.ts').A",
      filename: slip,
      errors: [/compose the two/],
    },
    { code: "import '@touchline/betting/src/odds'", filename: slip, errors: [/by its door only/] },
  ],
})
