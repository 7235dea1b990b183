import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../system/root.ts'

type Fault = { rule: string; path: string; code: string }

/** One fault per file; the linter has to name the rule for each of them. */
const faults: Fault[] = [
  ['typescript(no-explicit-any)', 'a.ts', 'export const a = (b: any): unknown => b'],
  ['typescript(ban-ts-comment)', 'b.ts', '// @ts-ignore\nexport const a: number = "b"'],
  ['typescript(no-floating-promises)', 'c.ts', 'Promise.resolve(1)'],
  ['typescript(no-misused-promises)', 'd.ts', '[1].forEach(async () => Promise.resolve())'],
  ['typescript(switch-exhaustiveness-check)', 'e.ts', exhaustive()],
  ['typescript(no-non-null-assertion)', 'f.ts', 'export const a = (b: string | null) => b!.length'],
  ['import(no-default-export)', 'g.ts', 'export default 1'],
  ['import(no-cycle)', 'h.ts', "import { i } from './i.ts'\nexport const h = () => i"],
  ['import(no-cycle)', 'v.ts', "import type { W } from './w.ts'\nexport type V = W | 1"],
  ['eslint(no-warning-comments)', 'j.ts', `// ${['TO', 'DO'].join('')}: later\nexport const a = 1`],
  ['eslint(no-console)', 'k.ts', 'console.log(1)'],
  ['react(hooks)', 'l.tsx', hook('if (a) useState(a)')],
  [
    'react(exhaustive-effect-dependencies)',
    'm.tsx',
    hook('useEffect(() => { document.title = a }, [])'),
  ],
  ['react(set-state-in-render)', 'n.tsx', hook('const [b, set] = useState(a); set(a); return b')],
  [
    'react(set-state-in-effect)',
    'o.tsx',
    hook('const [b, set] = useState(a); useEffect(() => { set(a) }, [a]); return b'),
  ],
  [
    'react(immutability)',
    'p.tsx',
    'export function Part(a: { b: number }) { a.b = 2; return <p>{a.b}</p> }',
  ],
  ['jsx-a11y(alt-text)', 'q.tsx', 'export const Part = () => <img src="a.png" />'],
  [
    'jsx-a11y(click-events-have-key-events)',
    'r.tsx',
    'export const Part = () => <div onClick={() => undefined}>b</div>',
  ],
  ['unicorn(filename-case)', 'wrongCase.ts', 'export const a = 1'],
  [
    'touchline(import-boundaries)',
    'features/slip/slip.ts',
    "export { a } from '../search/search.ts'",
  ],
  ['touchline(money-kinds)', 's.ts', 'export const a = (stake: bigint) => amountOf(stake * 2n)'],
  ['touchline(status-names)', 'u.ts', 'export const a = (status: number) => status === -3'],
  ['typescript(TS2322)', 'x.ts', "export const a: number = 'b'"],
  ['typescript(TS6133)', 'y.ts', 'export const a = () => { const b = 1 }'],
  ['touchline(file-names)', 'utils/t.ts', 'export const a = 1'],
].map(([rule = '', path = '', code = '']) => ({ rule, path: `apps/web/src/${path}`, code }))

const folder = mkdtempSync(join(tmpdir(), 'touchline-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function exhaustive(): string {
  return `export function a(b: 'x' | 'y'): number { switch (b) { case 'x': return 1 } return 2 }`
}

function hook(body: string): string {
  return `import { useEffect, useState } from 'react'\nexport function usePart(a: string) { ${body} }\nvoid useEffect\nvoid useState`
}

function write(path: string, text: string): void {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
}

function lint(): string {
  for (const { path, code } of faults) write(path, `${code}\n`)
  write('apps/web/src/i.ts', "import { h } from './h.ts'\nexport const i = () => h\n")
  write('apps/web/src/w.ts', "import type { V } from './v.ts'\nexport type W = V | 2\n")
  write(
    'apps/web/tsconfig.json',
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx' },
      include: ['src'],
    }),
  )
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const options = ['-c', join(root, '.oxlintrc.json'), '-f', 'unix', 'apps']
  return spawnSync(process.execPath, [linter, ...options], { cwd: folder, encoding: 'utf8' }).stdout
}

describe('the linter', () => {
  const found = lint().split('\n')

  it.each(faults)('finds $rule', ({ rule, path }) => {
    const ours = found.filter((line) => line.startsWith(path))
    expect(ours.join('\n')).toContain(rule)
  })
})
