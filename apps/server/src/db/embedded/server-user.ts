import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './embedded-error.ts'

const run = promisify(execFile)

/** The user that the database server runs as, where it may not be the user of this process. */
export type ServerUser = { readonly name: string; readonly uid: number; readonly gid: number }

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` if there is one, else as `nobody`.
 * @returns undefined when this process is not root and the server can run as the same user
 */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (user === undefined) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"',
    )
  }
  return user
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Whose a folder is; a user without a name, as in a container, goes by the number. */
export async function userOf({ uid, gid }: Pick<ServerUser, 'uid' | 'gid'>): Promise<ServerUser> {
  const name = await run('id', ['-un', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => String(uid),
  )
  return { name, uid, gid }
}
