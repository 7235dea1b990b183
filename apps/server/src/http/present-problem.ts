import type { ErrorBody } from '@touchline/contract'
import type { LocaleCode } from '../settings/locales.ts'
import { localize } from './messages/messages.ts'
import type { Problem } from './problem.ts'

export function presentProblem(problem: Problem, locale: LocaleCode): ErrorBody {
  const { details, errorsByBet, params } = problem.details
  return {
    data: {
      code: problem.code,
      messageKey: problem.messageKey,
      localizedMessage: localize(problem.messageKey, locale, params),
      details: details ?? null,
      errorsByBet: errorsByBet === undefined ? null : presentBets(errorsByBet, locale),
    },
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
