import type { ErrorBody } from '@touchline/contract'
import type { LocaleCode } from '../settings/locales.ts'
import { localize } from './messages.ts'
import type { Problem } from './problem.ts'

/** @param zone the reader's, where the browser has told it */
export function presentProblem(
  problem: Problem,
  locale: LocaleCode,
  zone: string | null,
): ErrorBody {
  const { details, errorsByBet, fields, params } = problem.details
  return {
    data: {
      code: problem.code,
      messageKey: problem.messageKey,
      localizedMessage: localize(problem.messageKey, locale, params, zone),
      details:
        fields === undefined ? (details ?? null) : { ...presentFields(fields, locale), ...details },
      errorsByBet: errorsByBet === undefined ? null : presentBets(errorsByBet, locale),
    },
  }
}

/** `fields` has the key of each wrong field, `texts` what its form says of it. */
function presentFields(
  problems: NonNullable<Problem['details']['fields']>,
  locale: LocaleCode,
): Record<'fields' | 'texts', Record<string, string>> {
  const fields = Object.entries(problems)
  return {
    fields: Object.fromEntries(fields.map(([name, { key }]) => [name, key])),
    texts: Object.fromEntries(
      fields.map(([name, { key, params }]) => [name, localize(key, locale, params)]),
    ),
  }
}

function presentBets(
  errors: NonNullable<Problem['details']['errorsByBet']>,
  locale: LocaleCode,
): NonNullable<ErrorBody['data']['errorsByBet']> {
  const presented: NonNullable<ErrorBody['data']['errorsByBet']> = {}
  for (const [selectionId, error] of errors) {
    presented[selectionId] = {
      code: error.code,
      messageKey: error.messageKey,
      localizedMessage: localize(error.messageKey, locale, error.params),
      odds: error.odds ?? null,
    }
  }
  return presented
}
