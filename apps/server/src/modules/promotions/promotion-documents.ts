import {
  PROMOTION_AUDIENCES,
  PROMOTION_LINKS,
  PROMOTION_PICTURES,
  strict,
} from '@touchline/contract'
import type { Promotion } from '@touchline/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db, Executor } from '../../db/database.ts'
import { day, idOf, textOf } from '../../documents/fields.ts'
import type { LocalText } from '../../texts/local-text.ts'
import { ownTextsOf } from '../../texts/said-texts.ts'

/** As it is kept. */
export type PromotionDocument = Pick<Promotion, 'id' | 'picture' | 'audience'> & {
  readonly title: LocalText
  readonly text: LocalText
  readonly terms: readonly LocalText[]
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly link: { readonly to: (typeof PROMOTION_LINKS)[number]; readonly label: LocalText } | null
}

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`)

/** What an operator writes about a promotion; the order of the documents is that of the page. */
export const writtenPromotion = v.pipe(
  strict({
    id: idOf(60),
    title: textOf(80),
    text: textOf(400),
    terms: v.pipe(
      v.array(textOf(1_000)),
      v.minLength(1, 'must hold a paragraph at least'),
      v.maxLength(12, 'must hold at most 12'),
    ),
    picture: oneOf(PROMOTION_PICTURES),
    audience: v.optional(oneOf(PROMOTION_AUDIENCES), 'everybody'),
    from: v.optional(day),
    until: v.optional(day),
    link: v.optional(strict({ to: oneOf(PROMOTION_LINKS), label: textOf(60) })),
  }),
  v.check(
    ({ from, until }) => from === undefined || until === undefined || until > from,
    'must have an until that is later than its from',
  ),
  v.transform(({ from, until, link, ...written }): PromotionDocument => ({
    ...written,
    valid_from: from?.toISOString() ?? null,
    valid_to: until?.toISOString() ?? null,
    link: link ?? null,
  })),
)

const DAY_MS = 86_400_000

/** What a newcomer sees: nothing in it promises what the embedded default does not do. */
function defaultPromotions(now: Date, signupCredit: number): PromotionDocument[] {
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
  const welcome = {
    ...own('welcome', 2),
    ...always,
    audience: 'visitors',
    picture: 'freebet',
    link: link('welcome', 'signUp'),
  } as const
  const until = new Date(now.getTime() + 30 * DAY_MS).toISOString()
  return [
    { ...own('jackpot', 2), ...always, picture: 'jackpot', link: link('jackpot', 'jackpots') },
    ...(signupCredit > 0 ? [welcome] : []),
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
  trx: Executor,
  documents: readonly PromotionDocument[],
): Promise<void> {
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
}

export async function applyDefaultPromotions(
  db: Db,
  now: Date,
  signupCredit: number,
): Promise<void> {
  const known = await db.selectFrom('promotions').select('id').executeTakeFirst()
  if (known !== undefined) return
  await db
    .transaction()
    .execute((trx) => applyPromotions(trx, defaultPromotions(now, signupCredit)))
}
