import { outputOf } from './run.ts'

/** PostgreSQL refuses root: as root, the user it runs as; otherwise nothing, we run it ourselves. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = outputOf('id', ['-u', name])
    const gid = outputOf('id', ['-g', name])
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}
