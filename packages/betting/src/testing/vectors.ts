// Declared here and not through @types/node, so that the package itself stays free of Node.
declare const process: {
  cwd(): string
  getBuiltinModule(id: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

export type Vector<Input, Expected> = {
  readonly id: string
  readonly category: string
  readonly market?: string
  readonly input: Input
  readonly expected: Expected
  readonly tolerance?: number
}

/** Reads public test vectors from beside the repository; fails when they are missing. */
export function readVectors<Input, Expected>(name: string): readonly Vector<Input, Expected>[] {
  const fs = process.getBuiltinModule('node:fs')
  const text = fs.readFileSync(`${process.cwd()}/../shared/data/vectors/${name}.json`, 'utf8')
  const { vectors } = JSON.parse(text) as { vectors: readonly Vector<Input, Expected>[] }
  if (vectors.length === 0) throw new Error(`No vectors in ${name}`)
  return vectors
}
