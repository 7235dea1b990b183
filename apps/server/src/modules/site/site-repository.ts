import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Of PostgreSQL: processes hear on it that something was published. */
export const SITE_CHANNEL = 'touchline_site'

export type SiteVersion = {
  readonly version: number
  readonly written: string
  readonly document: object
  readonly appliedAt: Date
  readonly appliedBy: string
  readonly publishedAt: Date | null
}

/** Numbers of the versions that hold; null where nobody has applied anything. */
export type SiteState = { readonly draft: number | null; readonly published: number | null }

export async function readState(db: Executor): Promise<SiteState> {
  return db.selectFrom('site_state').select(['draft', 'published']).executeTakeFirstOrThrow()
}

export async function findVersion(db: Executor, version: number): Promise<SiteVersion | undefined> {
  return db
    .selectFrom('site_versions')
    .select(['version', 'written', 'document', 'applied_at as appliedAt'])
    .select(['applied_by as appliedBy', 'published_at as publishedAt'])
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function listVersions(db: Executor, most: number): Promise<readonly SiteVersion[]> {
  return db
    .selectFrom('site_versions')
    .select(['version', 'written', 'document', 'applied_at as appliedAt'])
    .select(['applied_by as appliedBy', 'published_at as publishedAt'])
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
}

/** @returns the number of the new version, which is the draft from now on */
export async function insertVersion(
  trx: Executor,
  {
    written,
    plain,
    basedOn,
    by,
    now,
  }: {
    readonly written: string
    readonly plain: object
    readonly basedOn: number
    readonly by: string
    readonly now: Date
  },
): Promise<number> {
  const last = await trx
    .selectFrom('site_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst()
  const version = (last?.version ?? 0) + 1
  await trx
    .insertInto('site_versions')
    .values({
      version,
      written,
      document: JSON.stringify(plain),
      based_on: basedOn,
      applied_at: now,
      applied_by: by,
    })
    .execute()
  await trx.updateTable('site_state').set({ draft: version }).execute()
  return version
}

export async function publishVersion(
  trx: Executor,
  version: number,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('site_versions')
    .set({ published_at: now, published_by: by })
    .where('version', '=', version)
    .execute()
  await trx.updateTable('site_state').set({ draft: version, published: version }).execute()
  await sql`select pg_notify(${SITE_CHANNEL}, '')`.execute(trx)
}
