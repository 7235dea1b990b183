import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Migration = {
  readonly number: number
  readonly title: string
  readonly file: string
  readonly sql: string
  readonly checksum: string
}

const DIRECTORY = join(import.meta.dirname, 'migrations')
const FILE_NAME = /^(\d{3})-([a-z0-9-]+)\.sql$/

/** @returns the migrations in order; their numbers run from 1 without a gap */
export async function readMigrations(directory: string = DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(files.map((file, index) => readMigration(directory, file, index + 1)))
}

async function readMigration(
  directory: string,
  file: string,
  expected: number,
): Promise<Migration> {
  const [, number, title] = FILE_NAME.exec(file) ?? []
  if (title === undefined || Number(number) !== expected) {
    throw new Error(
      `Migration ${file} should be named ${String(expected).padStart(3, '0')}-title.sql`,
    )
  }
  const sql = await readFile(join(directory, file), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: expected, title, file, sql, checksum }
}
