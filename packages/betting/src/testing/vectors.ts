// Declared here and not through @types/node, so that the package itself stays free of Node.
declare const process: {
  cwd(): string
  readonly env: Readonly<Record<string, string | undefined>>
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

/**
 * Reads public test vectors, which stand beside the repository (`scripts/system/public-data.ts`); fails
 * when they are missing.
 */
export function readVectors<Input, Expected>(name: string): readonly Vector<Input, Expected>[] {
  const fs = process.getBuiltinModule('node:fs')
  const folder = process.env['PUBLIC_DATA_DIR'] ?? `${process.cwd()}/../shared/data`
  const text = fs.readFileSync(`${folder}/vectors/${name}.json`, 'utf8')
  const { vectors } = JSON.parse(text) as { vectors: readonly Vector<Input, Expected>[] }
  if (vectors.length === 0) throw new Error(`No vectors in ${name}`)
  return vectors
}
