import { OperatorError } from '../../reporting/operator-error.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  ENOENT: 'nothing can be made at that place',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
}

/** DATA_DIR cannot hold the database; the message says why and names the ways out. */
export class DataDirError extends OperatorError {
  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(
      `DATA_DIR ${directory} cannot hold the database: ${reason}. ` +
        'Set DATA_DIR to a folder that this user may write to, or DATABASE_URL to another PostgreSQL.',
      options,
    )
  }
}

/** Whatever the system refuses below the folder becomes that sentence; other errors stay. */
export async function explainingFolder<T>(directory: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, path, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
    // Starting a program has a path too, but no folder's fault.
    if (code === undefined || path === undefined || syscall?.startsWith('spawn') === true) {
      throw error
    }
    const reason = REASONS[code] ?? `${code} at ${path}`
    throw new DataDirError(directory, reason, { cause: error })
  }
}
