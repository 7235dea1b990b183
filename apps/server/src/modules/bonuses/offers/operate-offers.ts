import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../../../db/database.ts'
import type { Db, DatabaseSettings } from '../../../db/database.ts'
import { OperatorError } from '../../../reporting/operator-error.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { OfferChange } from './apply-offers.ts'
import { applyOffers } from './apply-offers.ts'
import { readOfferShelf } from './offer-shelf.ts'
import { readOffers } from './read-offers.ts'

/** What the site offers where nobody has said otherwise. */
export const SAMPLE_OFFERS = fileURLToPath(
  new URL('../../../../offers/sample.yaml', import.meta.url),
)

/** Of `applied_by` of what came with the site. */
const THE_SITE = 'the site'

/**
 * Reads a file of offers, and says or makes what differs from those that hold. It may be called while
 * the product runs.
 * @returns what was done, or would be, in lines
 * @throws OperatorError with sentences that name each fault's place
 */
export async function operateOffers(
  settings: DatabaseSettings,
  { action, file }: { readonly action: 'check' | 'apply'; readonly file: string },
): Promise<string> {
  const text = await readText(file)
  const database = await openDatabase(settings)
  try {
    const applying = { by: userInfo().username, now: new Date(), dryRun: action === 'check' }
    return sayChanges(await applyText(database.kysely, text, applying), applying.dryRun)
  } finally {
    await database.close()
  }
}

/** @throws OperatorError */
export async function applyText(
  db: Db,
  text: string,
  applying: { readonly by: string; readonly now: Date; readonly dryRun?: boolean },
): Promise<readonly OfferChange[]> {
  return db.transaction().execute(async (trx) => {
    // Two commands at once would both make the same next version.
    await sql`lock table offers in share row exclusive mode`.execute(trx)
    const shelf = await readOfferShelf(trx)
    const read = readOffers(text, new Map(shelf.map(({ offer }) => [offer.id, offer])))
    if (!read.ok) throw new OperatorError(read.faults.join('\n'))
    return applyOffers(trx, read.offers, applying)
  })
}

/**
 * Applies the file of the settings at a start, or the sample where no operator has applied anything.
 * @throws OperatorError
 */
export async function keepOffers(
  db: Db,
  { offersFile: file, sampleOffers }: Pick<Settings, 'offersFile' | 'sampleOffers'>,
  now: Date,
): Promise<void> {
  if (file !== undefined) {
    await applyText(db, await readText(file), { by: file, now })
    return
  }
  if (!sampleOffers) return
  const others = await db
    .selectFrom('offers')
    .select('id')
    .where('applied_by', '!=', THE_SITE)
    .where('applied_by', 'not like', 'round of %')
    .executeTakeFirst()
  if (others !== undefined) return
  await applyText(db, await readText(SAMPLE_OFFERS), { by: THE_SITE, now })
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new OperatorError(`There is no file ${file} that can be read.`)
  }
}

function sayChanges(changes: readonly OfferChange[], isDryRun: boolean): string {
  const lines = changes.map(({ id, what, version, fields }) => {
    switch (what) {
      case 'same':
        return `  ${id}: as it is, version ${version}`
      case 'new':
        return `+ ${id}: new`
      case 'changed':
        return `~ ${id}: version ${version}, with another ${fields.join(', ')}`
    }
  })
  const changed = changes.filter(({ what }) => what !== 'same').length
  const sum =
    changed === 0
      ? 'Nothing changes.'
      : isDryRun
        ? `${changed} of ${changes.length} would change. Nothing was applied.`
        : `${changed} of ${changes.length} changed. Players see it with their next look.`
  return [...lines, sum].join('\n')
}
