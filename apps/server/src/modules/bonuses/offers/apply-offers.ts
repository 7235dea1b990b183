import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import type { Offer } from './offer-document.ts'
import type { CurrentOffer } from './offer-shelf.ts'
import { forgetVersion, readOfferShelf } from './offer-shelf.ts'
import type { WrittenOffer } from './read-offers.ts'
import { roundOf } from './rounds.ts'

export type OfferChange = {
  readonly id: string
  readonly what: 'new' | 'changed' | 'same'
  readonly version: number
  /** Fields that differ from the version before. */
  readonly fields: readonly string[]
}

type Applying = {
  readonly by: string
  readonly now: Date
  /** Only says what would change. */
  readonly dryRun?: boolean
}

/**
 * Makes a new version of every offer that differs from what holds now; what the file does not name
 * stays as it is. The same file twice changes nothing.
 */
export async function applyOffers(
  trx: Executor,
  offers: readonly WrittenOffer[],
  { by, now, dryRun = false }: Applying,
): Promise<readonly OfferChange[]> {
  const shelf = new Map((await readOfferShelf(trx)).map((head) => [head.offer.id, head]))
  const documents = await readDocuments(trx)
  const changes: OfferChange[] = []
  for (const written of offers) {
    const { offer, document } = written
    const head = shelf.get(offer.id)
    const fields = differing(documents.get(offer.id), document)
    const what = head === undefined ? 'new' : fields.length > 0 ? 'changed' : 'same'
    const version = (head?.version ?? 0) + (what === 'same' ? 0 : 1)
    changes.push({ id: offer.id, what, version, fields: head === undefined ? [] : fields })
    if (what === 'same' || dryRun) continue
    await writeVersion(trx, written, { head, by, now })
  }
  return changes
}

/** Writes the next version of an offer, with its codes and its pool. */
async function writeVersion(
  trx: Executor,
  { offer, document }: WrittenOffer,
  { head, by, now }: { head: CurrentOffer | undefined; by: string; now: Date },
): Promise<void> {
  const { id, kind, status } = offer
  const version = (head?.version ?? 0) + 1
  forgetVersion(id, version)
  await trx.updateTable('offers').set({ current: false }).where('id', '=', id).execute()
  await trx
    .insertInto('offers')
    .values({
      id,
      version,
      kind,
      status,
      document: JSON.stringify(document),
      valid_from: offer.from,
      valid_to: offer.until ?? null,
      current: true,
      applied_at: now,
      applied_by: by,
    })
    .execute()
  await trx
    .updateTable('offers')
    .set({ status })
    .where('applied_by', '=', roundsOf(id))
    .where('valid_to', '>', now)
    .execute()
  await keepCodes(trx, offer)
  // Pool and end of a round are the round's own.
  if (offer.kind !== 'tournament' || offer.repeat !== undefined) return
  await keepPool(trx, offer, now)
  if (head !== undefined) await moveEnd(trx, offer, head)
}

/**
 * A tournament ends for all who are in it at once: by its first end some could collect no more before
 * prizes are given, or still after. One whose prizes are given stays as it was.
 */
async function moveEnd(
  trx: Executor,
  { id, until }: Offer,
  { validTo }: CurrentOffer,
): Promise<void> {
  await trx
    .updateTable('bonuses')
    .set({ expires_at: until ?? null })
    .where('offer_id', '=', id)
    .where('kind', '=', 'tournament')
    .where('status', 'in', ['active', 'available'])
    .where('expires_at', 'is not distinct from', validTo)
    .where('offer_id', 'not in', (eb) => eb.selectFrom('tournament_ends').select('offer_id'))
    .execute()
}

async function keepCodes(trx: Executor, { id, codes }: Offer): Promise<void> {
  await trx.updateTable('promo_codes').set({ active: false }).where('offer_id', '=', id).execute()
  for (const { code, most = null } of codes) {
    await trx
      .insertInto('promo_codes')
      .values({ code, offer_id: id, most, active: true })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({
          offer_id: id,
          // Who has redeemed it keeps what it gave.
          most: sql<number | null>`
            case when excluded.most is not null
              then greatest(excluded.most, promo_codes.redeemed) end
          `,
          active: true,
        }),
      )
      .execute()
  }
}

/** What players have put into a pool stays in it; only what the house began it with changes. */
async function keepPool(
  trx: Executor,
  { id, pool }: Extract<Offer, { kind: 'tournament' }>,
  now: Date,
): Promise<void> {
  for (const [currency, initial] of pool) {
    await trx
      .insertInto('offer_pools')
      .values({ offer_id: id, currency, initial, amount: initial, changed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['offer_id', 'currency']).doUpdateSet((eb) => ({
          initial,
          amount: eb(
            'offer_pools.amount',
            '+',
            eb(eb.val(initial), '-', eb.ref('offer_pools.initial')),
          ),
          changed_at: now,
        })),
      )
      .execute()
  }
}

const roundsOf = (id: string): string => `round of ${id}`

/** What was written of the current version of each. */
async function readDocuments(db: Executor): Promise<ReadonlyMap<string, object>> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'document'])
    .where('current', '=', true)
    .execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

function differing(before: object | undefined, after: object): string[] {
  // As the database gives it back: without what is undefined.
  const [old, fresh] = [before ?? {}, JSON.parse(JSON.stringify(after)) as object].map(
    (one) => new Map<string, unknown>(Object.entries(one)),
  )
  if (old === undefined || fresh === undefined) return []
  return [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (key) => !isDeepStrictEqual(old.get(key), fresh.get(key)),
  )
}

/**
 * Begins the round of this week or month of each offer that has rounds, whoever comes first.
 * @returns whether one was begun
 */
export async function beginRounds(
  db: Executor,
  heads: readonly CurrentOffer[],
  now: Date,
): Promise<boolean> {
  const begun = new Set(heads.map(({ offer }) => offer.id))
  const rounds = heads.flatMap((head) => {
    const round = head.status === 'active' ? roundOf(head, now) : null
    return round === null || begun.has(round.id) ? [] : [{ head, round }]
  })
  for (const { head, round } of rounds) {
    const { document } = await db
      .selectFrom('offers')
      .select('document')
      .where('id', '=', head.offer.id)
      .where('version', '=', head.version)
      .executeTakeFirstOrThrow()
    const { repeat: _, ...plain } = document as Record<string, unknown>
    const { id, from, until } = round
    forgetVersion(id, 1)
    const written = { ...plain, id, from: from.toISOString(), until: until.toISOString() }
    const { numInsertedOrUpdatedRows: made = 0n } = await db
      .insertInto('offers')
      .values({
        id,
        version: 1,
        kind: head.offer.kind,
        status: head.status,
        document: JSON.stringify(written),
        valid_from: from,
        valid_to: until,
        current: true,
        applied_at: now,
        applied_by: roundsOf(head.offer.id),
      })
      .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
      .executeTakeFirst()
    if (made > 0n && head.offer.kind === 'tournament') {
      await keepPool(db, { ...head.offer, id }, now)
    }
  }
  return rounds.length > 0
}
