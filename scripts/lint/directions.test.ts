import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../system/root.ts'
import { directions, judgeDirection } from './directions.ts'

function foldersOf(parent: string): string[] {
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
}

describe('directions', () => {
  it('has a line for every package and app', () => {
    const workspaces = [...foldersOf('packages'), ...foldersOf('apps')]
    expect(workspaces.filter((workspace) => !(workspace in directions))).toEqual([])
  })

  it('has no cycle', () => {
    const reach = (name: string, path: string[]): void => {
      expect(path).not.toContain(name)
      for (const next of directions[`packages/${name}`] ?? []) reach(next, [...path, name])
    }
    for (const workspace of Object.keys(directions)) reach(workspace.split('/')[1] ?? '', [])
  })

  it('tells the author of a new package to add a line', () => {
    expect(
      judgeDirection('packages/unheard-of/src/a.ts', 'packages/unheard-of', 'betting'),
    ).toContain('scripts/lint/directions.ts')
  })
})
