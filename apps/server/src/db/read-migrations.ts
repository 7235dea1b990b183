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

/** @returns the migrations in order; their numbers run from 1, and one may be kept for work under way */
export async function readMigrations(directory: string = DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted()
  const migrations: Migration[] = []
  for (const file of files) {
    migrations.push(await readMigration(directory, file, (migrations.at(-1)?.number ?? 0) + 1))
  }
  return migrations
}

async function readMigration(directory: string, file: string, next: number): Promise<Migration> {
  const [, number, title] = FILE_NAME.exec(file) ?? []
  const given = Number(number)
  if (title === undefined || given < next || (next === 1 && given > 1)) {
    throw new Error(`Migration ${file} should be named ${String(next).padStart(3, '0')}-title.sql`)
  }
  const sql = await readFile(join(directory, file), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: given, title, file, sql, checksum }
}
