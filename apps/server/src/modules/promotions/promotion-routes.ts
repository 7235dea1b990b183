import { calls, type Promotion } from '@touchline/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import type { PromotionDocument } from './promotion-documents.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** PROMO-01. */
export function promotionRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.anyone(calls.listPromotions, async ({ player, locale }) => {
    const now = new Date(clock.now())
    const { rows } = await sql<{ document: PromotionDocument }>`
      select document from promotions
      where (valid_from is null or valid_from <= ${now}) and (valid_to is null or valid_to > ${now})
      order by position
    `.execute(db)
    const others = player === undefined ? 'players' : 'visitors'
    return {
      data: rows
        .filter(({ document }) => document.audience !== others)
        .map(({ document }) => present(document, locale)),
    }
  })
}

function present(document: PromotionDocument, locale: LocaleCode): Promotion {
  const { id, title, text, terms, picture, audience, valid_to: validTo, link } = document
  return {
    id,
    title: textIn(title, locale),
    text: textIn(text, locale),
    terms: terms.map((term) => textIn(term, locale)),
    picture,
    audience,
    validTo,
    link: link === null ? null : { to: link.to, label: textIn(link.label, locale) },
  }
}
