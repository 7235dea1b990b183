import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles } from './compress-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('puts both forms beside text, in every folder below', () => {
  const path = join(folder, 'assets/page.js')
  const text = 'export const price = 1850\n'.repeat(100)
  writeFileSync(path, text)
  compressFiles(folder)
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text)
})

it('leaves alone what is small or compressed already, and what it wrote itself', () => {
  writeFileSync(join(folder, 'small.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), 'x'.repeat(5_000))
  writeFileSync(join(folder, 'large.css'), 'a{}'.repeat(1_000))
  compressFiles(folder)
  compressFiles(folder)
  expect(existsSync(join(folder, 'small.css.br'))).toBe(false)
  expect(existsSync(join(folder, 'font.woff2.br'))).toBe(false)
  expect(existsSync(join(folder, 'large.css.br.br'))).toBe(false)
})
