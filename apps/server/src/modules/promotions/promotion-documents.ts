import { PROMOTION_AUDIENCES, PROMOTION_LINKS, PROMOTION_PICTURES } from '@touchline/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db } from '../../db/database.ts'
import { ownTextsOf, saidTexts } from '../../texts/said-texts.ts'

const instant = v.pipe(v.string(), v.isoTimestamp('must be a time, as 2026-12-31T23:00:00Z'))

/** What an operator writes about a promotion; the order of the documents is that of the page. */
const promotionDocument = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a short plain word')),
  title: saidTexts,
  text: saidTexts,
  terms: v.pipe(v.array(saidTexts), v.minLength(1), v.maxLength(12)),
  picture: v.picklist(PROMOTION_PICTURES),
  audience: v.optional(v.picklist(PROMOTION_AUDIENCES), 'everybody'),
  valid_from: v.optional(v.nullable(instant), null),
  valid_to: v.optional(v.nullable(instant), null),
  link: v.optional(
    v.nullable(v.strictObject({ to: v.picklist(PROMOTION_LINKS), label: saidTexts })),
    null,
  ),
})

export type PromotionDocument = v.InferOutput<typeof promotionDocument>

const DAY_MS = 86_400_000

/** What a newcomer sees: nothing in it promises what the embedded default does not do. */
function defaultPromotions(now: Date): PromotionDocument[] {
  const own = (
    id: string,
    terms: number,
  ): Pick<PromotionDocument, 'id' | 'title' | 'text' | 'terms'> => ({
    id,
    title: ownTextsOf(`promotion.${id}.title`),
    text: ownTextsOf(`promotion.${id}.text`),
    terms: Array.from({ length: terms }, (_, index) =>
      ownTextsOf(`promotion.${id}.term${index + 1}`),
    ),
  })
  const link = (id: string, to: (typeof PROMOTION_LINKS)[number]) => ({
    to,
    label: ownTextsOf(`promotion.${id}.link`),
  })
  const always = { valid_from: null, valid_to: null, audience: 'everybody' } as const
  const until = new Date(now.getTime() + 30 * DAY_MS).toISOString()
  return [
    { ...own('jackpot', 2), ...always, picture: 'jackpot', link: link('jackpot', 'jackpots') },
    {
      ...own('welcome', 2),
      ...always,
      audience: 'visitors',
      picture: 'freebet',
      link: link('welcome', 'signUp'),
    },
    {
      ...own('vote', 1),
      ...always,
      valid_to: until,
      picture: 'vote',
      link: link('vote', 'home'),
    },
    { ...own('safety', 1), ...always, picture: 'safety', link: link('safety', 'limits') },
  ]
}

/** Puts promotions in force as they are written; those that are not named any more are gone. */
export async function applyPromotions(
  db: Db,
  documents: readonly PromotionDocument[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = documents.map(({ id }) => id)
    await sql`delete from promotions where id <> all(${ids}::text[])`.execute(trx)
    for (const [position, document] of documents.entries()) {
      await sql`
        insert into promotions (id, document, position, valid_from, valid_to)
        values (${document.id}, ${JSON.stringify(document)}, ${position},
          ${document.valid_from}, ${document.valid_to})
        on conflict (id) do update set document = excluded.document,
          position = excluded.position, valid_from = excluded.valid_from,
          valid_to = excluded.valid_to
      `.execute(trx)
    }
  })
}

export async function applyDefaultPromotions(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('promotions').select('id').executeTakeFirst()
  if (known === undefined) await applyPromotions(db, defaultPromotions(now))
}
