import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-fingerprint-'))
  mkdirSync(join(root, 'src/dist'), { recursive: true })
  write('src/a.ts', '1')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

it('changes with a content and with a name, and with nothing else', () => {
  const before = fingerprint(root, ['src'])
  write('src/a.ts', '1')
  write('src/a.test.ts', 'a test')
  write('src/dist/a.js', 'built')
  write('src/routeTree.gen.ts', 'generated')
  expect(fingerprint(root, ['src'])).toBe(before)

  write('src/a.ts', '2')
  const changed = fingerprint(root, ['src'])
  expect(changed).not.toBe(before)
  write('src/b.ts', '')
  expect(fingerprint(root, ['src'])).not.toBe(changed)
})
