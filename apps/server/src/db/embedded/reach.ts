import { access, constants, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Whether the server's user can walk down to `path`, whose last existing folder decides. */
export async function canReach(path: string, user: ServerUser | undefined): Promise<boolean> {
  for (const folder of foldersDownTo(path)) {
    const walkable = await canWalk(folder, user, folder !== resolve(path))
    if (walkable === undefined) return true
    if (!walkable) return false
  }
  return true
}

/** From the root on. */
export function foldersDownTo(path: string): string[] {
  const folders: string[] = []
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    folders.unshift(folder)
    if (folder === dirname(folder)) return folders
  }
}

/** undefined: there is nothing at that path, or a file where the way goes on. */
async function canWalk(
  folder: string,
  user: ServerUser | undefined,
  goesOn: boolean,
): Promise<boolean | undefined> {
  const found = await stat(folder).catch(() => undefined)
  if (found === undefined || (goesOn && !found.isDirectory())) return undefined
  if (user === undefined) {
    return access(folder, constants.X_OK).then(
      () => true,
      () => false,
    )
  }
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0
  return ((found.mode >> shift) & 1) === 1
}
