import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../system/root.ts'
import { directions, judgeDirection } from './directions.ts'

function foldersOf(parent: string): string[] {
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
}

type Manifest = {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
}

function sourcesOf(workspace: string): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist'
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, workspace), exclude })
  return files.map((file) => readFileSync(join(root, workspace, file), 'utf8'))
}

/** Of this repository, by their names: `@touchline/betting`. */
function packagesIn(source: string): string[] {
  return [...source.matchAll(/(?:from|import\() ?'(@touchline\/[\w-]+)/g)].map(([, name]) =>
    String(name),
  )
}

describe('directions', () => {
  it('has a line for every package and app', () => {
    const workspaces = [...foldersOf('packages'), ...foldersOf('apps')]
    expect(workspaces.filter((workspace) => !(workspace in directions))).toEqual([])
  })

  it.each([...foldersOf('packages'), ...foldersOf('apps'), 'e2e', 'bench'])(
    '%s declares the packages that it imports',
    (workspace) => {
      const { name, ...fields } = readJson(join(workspace, 'package.json'))
      const declared = Object.keys({ ...fields.dependencies, ...fields.devDependencies })
      const imported = new Set(sourcesOf(workspace).flatMap(packagesIn))
      expect([...imported].filter((one) => one !== name && !declared.includes(one))).toEqual([])
    },
  )

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
