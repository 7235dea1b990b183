import * as v from 'valibot'
import type { Executor } from '../../../db/database.ts'
import type { OfferStatus } from '../../../db/bonus-schema.ts'
import type { Offer, VersionedOffer } from './offer-document.ts'
import { offerDocument } from './offer-document.ts'

/** An offer as it stands now. */
export type CurrentOffer = VersionedOffer & {
  readonly status: OfferStatus
  readonly validFrom: Date
  readonly validTo: Date | null
}

/** Documents are never changed: each is read once in a process. */
const known = new Map<string, Offer>()
const MOST_KNOWN = 5_000

/** What was read of a version that is being written, perhaps in a database that was emptied. */
export function forgetVersion(id: string, version: number): void {
  known.delete(keyOf(id, version))
}

const keyOf = (id: string, version: number): string => `${id}@${version}`

/**
 * Reads offers as they stand in the database.
 * @param ids of these alone; every one when absent
 */
export async function readOfferShelf(
  db: Executor,
  ids?: readonly string[],
): Promise<readonly CurrentOffer[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'version', 'status', 'valid_from', 'valid_to'])
    .where('current', '=', true)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), '']))
    .orderBy('id')
    .execute()
  const documents = await readVersions(db, rows)
  return rows.flatMap(({ id, version, status, valid_from: validFrom, valid_to: validTo }) => {
    const offer = documents.get(keyOf(id, version))
    return offer === undefined ? [] : [{ offer, version, status, validFrom, validTo }]
  })
}

export async function findOffer(db: Executor, id: string): Promise<CurrentOffer | undefined> {
  return (await readOfferShelf(db, [id]))[0]
}

type Version = { readonly id: string; readonly version: number }

/** @returns the documents of these versions; `offerOf` finds one in it */
export async function readVersions(
  db: Executor,
  wanted: readonly Version[],
): Promise<ReadonlyMap<string, Offer>> {
  const missing = new Map(
    wanted
      .filter(({ id, version }) => !known.has(keyOf(id, version)))
      .map((one) => [keyOf(one.id, one.version), one]),
  )
  if (missing.size > 0) {
    if (known.size > MOST_KNOWN) known.clear()
    const rows = await db
      .selectFrom('offers')
      .select(['id', 'version', 'document'])
      .where('id', 'in', [...new Set([...missing.values()].map(({ id }) => id))])
      .execute()
    for (const { id, version, document } of rows) {
      known.set(keyOf(id, version), v.parse(offerDocument, document))
    }
  }
  return known
}

export function offerOf(documents: ReadonlyMap<string, Offer>, id: string, version: number): Offer {
  const offer = documents.get(keyOf(id, version))
  if (offer === undefined) throw new Error(`there is no version ${version} of the offer ${id}`)
  return offer
}

/** Of an offer, whoever looks: by its switch, then by its time. */
export function statusOf(
  { status, validFrom, validTo }: Pick<CurrentOffer, 'status' | 'validFrom' | 'validTo'>,
  now: Date,
): 'active' | 'created' | 'disabled' | 'finished' | 'paused' {
  if (status === 'disabled') return 'disabled'
  if (validTo !== null && validTo <= now) return 'finished'
  if (status === 'paused') return 'paused'
  return validFrom > now ? 'created' : 'active'
}
