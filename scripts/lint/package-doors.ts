import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DoorsOf } from './judge-import.ts'

const known = new Map<string, readonly string[] | undefined>()

/** Reads the doors of a workspace from the `exports` of its package.json, once per run. */
export function packageDoors(root: string): DoorsOf {
  return (name) => {
    const key = `${root}:${name}`
    if (!known.has(key)) known.set(key, readDoors(root, name))
    return known.get(key)
  }
}

function readDoors(root: string, name: string): readonly string[] | undefined {
  const path = ['packages', 'apps']
    .map((folder) => join(root, folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate))
  if (!path) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, unknown> }
  return manifest.exports ? Object.keys(manifest.exports) : undefined
}
