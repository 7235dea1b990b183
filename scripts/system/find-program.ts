import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** @returns absolute path of the first of these programs that can be run, names looked up in PATH */
export function findProgram(names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of names) {
    if (!name) continue
    const places = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))
    const found = places.find(isProgram)
    if (found) return found
  }
  return undefined
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
