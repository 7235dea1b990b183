import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { poolAmount } from '@touchline/betting'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { lockUntilCommit } from '../db/advisory-lock.ts'
import type { Db, DatabaseSettings, Executor } from '../db/database.ts'
import { withDatabase } from '../db/database.ts'
import type { Fault } from '../documents/yaml-file.ts'
import { applyOffers } from '../modules/bonuses/offers/apply-offers.ts'
import { readOfferShelf } from '../modules/bonuses/offers/offer-shelf.ts'
import { playSeason } from '../modules/bonuses/offers/season.ts'
import { applyJackpots } from '../modules/jackpots/apply-jackpots.ts'
import { noteAct, operatorName } from '../modules/operator-acts/note-act.ts'
import { applyPredictions, votedOptions } from '../modules/predictions/predictions.ts'
import { applyPromotions } from '../modules/promotions/promotion-documents.ts'
import { OperatorError } from '../reporting/operator-error.ts'
import type { Settings } from '../settings/settings.ts'
import { costOffers } from './cost-offers.ts'
import type { OfferFile } from './read-offer-file.ts'
import { readOfferFile } from './read-offer-file.ts'
import { sayCosts, saySeason } from './say-costs.ts'

/** What the site offers where nobody has said otherwise. */
export const SAMPLE_OFFERS = fileURLToPath(new URL('../../offers/sample.yaml', import.meta.url))

/** Of `applied_by` of what came with the site. */
const THE_SITE = 'the site'

type Change = {
  readonly id: string
  readonly what: 'new' | 'changed' | 'same' | 'gone'
  /** What else there is to say. */
  readonly note: string
}

type Applying = {
  readonly by: string
  readonly now: Date
  /** Only says what would change. */
  readonly dryRun?: boolean
}

const SEASON = { players: 1_000, weeks: 38, seed: 1, margin: 0.06 } as const

/**
 * Plays a season through a file of offers, without a database.
 * @param file the site's own when absent
 * @returns what each offer costs, and who it serves, in lines
 * @throws OperatorError
 */
export async function simulateOffers(file = SAMPLE_OFFERS): Promise<string> {
  const read = readOfferFile(await readText(file))
  if (!read.ok) throw new OperatorError(read.faults.join('\n'))
  const offers = (read.file.offers ?? []).map(({ offer }) => offer)
  if (offers.length === 0) throw new OperatorError('The file holds no offers to be played.')
  const begun = Math.max(Date.now(), ...offers.map(({ from }) => from.getTime()))
  return saySeason(playSeason(offers, { ...SEASON, from: new Date(begun) }), SEASON)
}

/**
 * Reads a file of offers, and says or makes what differs from those that hold. It may be called while
 * the product runs.
 * @returns what was done, or would be and what it would have cost, in lines
 * @throws OperatorError with sentences that name each fault's place
 */
export async function operateOffers(
  settings: DatabaseSettings,
  { action, file }: { readonly action: 'check' | 'apply'; readonly file: string },
): Promise<string> {
  const text = await readText(file)
  return withDatabase(settings, async (db) => {
    const dryRun = action === 'check'
    const apply = () => applyText(db, text, { by: operatorName(), now: new Date(), dryRun })
    const act = { command: 'offers apply', subject: file }
    const said = sayChanges(await (dryRun ? apply() : noteAct(db, act, apply)), dryRun)
    return dryRun ? [said, ...(await sayCostsOf(db, text))].join('\n') : said
  })
}

/** What the offers of a file would have cost on the last bets. */
async function sayCostsOf(db: Db, text: string): Promise<readonly string[]> {
  const shelf = await readOfferShelf(db)
  const known = new Map(shelf.map(({ offer }) => [offer.id, offer]))
  const read = readOfferFile(text, known)
  const offers = read.ok ? (read.file.offers ?? []).map(({ offer }) => offer) : []
  if (offers.length === 0) return []
  const { costs, ...of } = await costOffers(db, offers, known)
  return sayCosts(costs, of)
}

/** @throws OperatorError */
export async function applyText(
  db: Db,
  text: string,
  applying: Applying,
): Promise<readonly Change[]> {
  return db.transaction().execute(async (trx) => {
    // Two commands at once would both make the same next version.
    await lockUntilCommit(trx, 'offers')
    const shelf = await readOfferShelf(trx)
    const read = readOfferFile(text, new Map(shelf.map(({ offer }) => [offer.id, offer])))
    if (!read.ok) throw new OperatorError(read.faults.join('\n'))
    const faults = [...(await jackpotFaults(trx, read.file)), ...(await voteFaults(trx, read.file))]
    if (faults.length > 0) throw new OperatorError(read.say(faults).join('\n'))
    return applyFile(trx, read.file, applying)
  })
}

/** What players have put into pools keeps its currency, and its place below the greatest amount. */
async function jackpotFaults(trx: Executor, { jackpots = [] }: OfferFile): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [index, { id, currency, levels }] of jackpots.entries()) {
    const known = await trx
      .selectFrom('jackpots')
      .innerJoin('jackpot_levels', 'jackpot_levels.jackpot_id', 'jackpots.id')
      .select(['code', 'pool', sql<string>`document ->> 'currency'`.as('currency')])
      .where('jackpots.id', '=', id)
      .execute()
    const before = known[0]?.currency
    if (before !== undefined && before !== currency) {
      faults.push({
        place: ['jackpots', index, 'currency'],
        says: `must stay ${before}, which its pools are in`,
      })
    }
    for (const [place, { code, must_drop: most }] of levels.entries()) {
      const level = known.find((one) => one.code === code)
      if (level === undefined || poolAmount(level.pool) < BigInt(most)) continue
      faults.push({
        place: ['jackpots', index, 'levels', place, 'must_drop'],
        says: 'must be above what the level holds now',
      })
    }
  }
  return faults
}

async function voteFaults(trx: Executor, { predictions = [] }: OfferFile): Promise<Fault[]> {
  if (predictions.length === 0) return []
  const voted = await votedOptions(trx)
  return predictions.flatMap(({ document: { id, options } }, index) =>
    [...(voted.get(id) ?? [])]
      .filter((option) => !options.some((one) => one.id === option))
      .map((option) => ({
        place: ['predictions', index, 'options'],
        says: `must keep ${option}, which players have voted for`,
      })),
  )
}

async function applyFile(
  trx: Executor,
  { offers, jackpots, promotions, predictions }: OfferFile,
  applying: Applying,
): Promise<readonly Change[]> {
  const { now, dryRun = false } = applying
  const changes: Change[] = []
  if (offers !== undefined) {
    const changed = await applyOffers(trx, offers, applying)
    changes.push(
      ...changed.map(({ version, fields, ...change }) => ({
        ...change,
        note:
          change.what === 'same'
            ? `version ${version}`
            : change.what === 'new'
              ? ''
              : `version ${version}, with another ${fields.join(', ')}`,
      })),
    )
  }
  if (jackpots !== undefined) {
    const before = await documentsOf(trx, 'jackpots')
    changes.push(...differing('jackpot', before, jackpots))
    if (!dryRun) await applyJackpots(trx, jackpots, now)
  }
  if (promotions !== undefined) {
    const before = await documentsOf(trx, 'promotions')
    changes.push(...differing('promotion', before, promotions))
    if (!dryRun) await applyPromotions(trx, promotions)
  }
  if (predictions !== undefined) {
    const written = predictions.map(({ document }) => document)
    const before = await documentsOf(trx, 'predictions')
    changes.push(...differing('prediction', before, written).filter(({ what }) => what !== 'gone'))
    if (!dryRun) await applyPredictions(trx, predictions)
  }
  return changes
}

async function documentsOf(
  trx: Executor,
  table: 'jackpots' | 'promotions' | 'predictions',
): Promise<ReadonlyMap<string, object>> {
  const isPlayed = table === 'jackpots' ? sql`active` : sql`true`
  const { rows } = await sql<{ id: string; document: object }>`
    select id, document from ${sql.table(table)} where ${isPlayed} order by id
  `.execute(trx)
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** @param after as the whole list: what it leaves out is gone */
function differing(
  kind: string,
  before: ReadonlyMap<string, object>,
  after: readonly { readonly id: string }[],
): Change[] {
  const named = after.map((document): Change => {
    const { id } = document
    const old = before.get(id)
    const isSame = isDeepStrictEqual(old, JSON.parse(JSON.stringify(document)))
    return { id, what: old === undefined ? 'new' : isSame ? 'same' : 'changed', note: kind }
  })
  const ids = new Set(after.map(({ id }) => id))
  const gone = [...before.keys()].filter((id) => !ids.has(id))
  return [...named, ...gone.map((id): Change => ({ id, what: 'gone', note: kind }))]
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
    await applyText(db, await readText(file), { by: file, now }).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error
      throw new OperatorError(`OFFERS_FILE ${file}:\n${error.message}`, { cause: error })
    })
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

const SIGNS = { new: '+', changed: '~', same: ' ', gone: '-' } as const
const SAID = { new: 'new', changed: 'changes', same: 'as it is', gone: 'no longer there' } as const

function sayChanges(changes: readonly Change[], isDryRun: boolean): string {
  const lines = changes.map(
    ({ id, what, note }) => `${SIGNS[what]} ${id}: ${SAID[what]}${note === '' ? '' : ` (${note})`}`,
  )
  const changed = changes.filter(({ what }) => what !== 'same').length
  const sum =
    changed === 0
      ? 'Nothing changes.'
      : isDryRun
        ? `${changed} of ${changes.length} would change. Nothing was applied.`
        : `${changed} of ${changes.length} changed. Players see it with their next look.`
  return [...lines, sum].join('\n')
}
