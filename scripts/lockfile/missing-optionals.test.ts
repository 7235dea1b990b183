import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../system/root.ts'
import { missingOptionals, platformOf } from './missing-optionals.ts'
import type { Lockfile } from './missing-optionals.ts'

describe('missingOptionals', () => {
  it('finds nothing missing in our lockfile; else run scripts/lockfile/complete.ts', () => {
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
    expect(missingOptionals(lockfile)).toEqual({})
  })

  it('names no registry host in our lockfile', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(
      /https?:\/\/[^"]*\.tgz/,
    )
  })

  it('adds the builds for other platforms and leaves ranges and present ones alone', () => {
    const lockfile: Lockfile = {
      packages: {
        'node_modules/tool': {
          dev: true,
          optionalDependencies: {
            '@tool/linux-x64': '1.2.3',
            '@tool/darwin-arm64': '1.2.3',
            fsevents: '~2.3.3',
          },
        },
        'node_modules/@tool/linux-x64': { version: '1.2.3' },
      },
    }
    expect(missingOptionals(lockfile)).toEqual({
      'node_modules/@tool/darwin-arm64': {
        version: '1.2.3',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
    })
  })

  it('reads the platform from the name', () => {
    expect(platformOf('@a/b-linux-x64-musl')).toEqual({
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    })
    expect(platformOf('@a/b-linux-arm-gnueabihf').libc).toEqual(['glibc'])
    expect(platformOf('@a/b-win32-ia32-msvc')).toEqual({ os: ['win32'], cpu: ['ia32'] })
    expect(platformOf('@a/b-wasm')).toEqual({})
  })
})
