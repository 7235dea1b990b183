import { amountOf } from '@touchline/betting'
import { directionOf, scoreText } from '@touchline/contract'
import type { LocaleCode, Notification } from '@touchline/contract'
import type { KeptParam, KeptParams, OwnWords } from '../../db/notification-schema.ts'
import { localize } from '../../http/messages.ts'
import type { MessageKey } from '../../http/messages.ts'
import { textIn } from '../../texts/local-text.ts'
import { sayAmount } from '../../texts/say-amount.ts'
import { siteTexts } from '../../texts/site-texts.ts'

export type KeptWords = {
  readonly text_key: string | null
  readonly params: KeptParams
  readonly said: OwnWords | null
}

export type Words = Pick<Notification, 'title' | 'caption' | 'body'>

/** What was kept of a notification, in the language of whoever reads it. */
export function wordsIn({ text_key: key, params, said }: KeptWords, locale: LocaleCode): Words {
  if (said !== null) {
    const part = (name: 'title' | 'caption' | 'body') => {
      const texts = Object.entries(said).flatMap(([language, words]) => {
        const text = words[name]
        return text === undefined ? [] : [[language, text] as const]
      })
      const text = textIn({ en: '', ...Object.fromEntries(texts) }, locale)
      return text === '' ? null : text
    }
    return { title: part('title') ?? '', caption: part('caption'), body: part('body') }
  }
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, paramIn(param, locale)]),
  )
  const part = (name: 'title' | 'caption' | 'body') => {
    const full = `notice.${key ?? ''}.${name}` as MessageKey
    return siteTexts().text('server', full, locale) === undefined
      ? null
      : localize(full, locale, filled).trim()
  }
  const { event } = filled
  // What it is about needs no words around it.
  const caption = part('caption') ?? (event === undefined ? null : String(event))
  return { title: part('title') ?? '', caption, body: part('body') }
}

/** The home side comes first, at the right where it is read from there, whatever its letters are. */
function matchName({ home, away }: { home: string; away: string }, locale: LocaleCode): string {
  if (directionOf(locale) === 'ltr') return `${home} – ${away}`
  return `\u2068${home}\u2069 – \u2068${away}\u2069`
}

function paramIn(param: KeptParam, locale: LocaleCode): string | number {
  if (typeof param !== 'object') return param
  if ('text' in param) return textIn({ en: '', ...param.text }, locale)
  if ('message' in param) {
    return param.message === '' ? '' : localize(param.message as MessageKey, locale)
  }
  if ('score' in param) return scoreText(...param.score, locale)
  if ('home' in param) return matchName(param, locale)
  return sayAmount(amountOf(BigInt(param.amount)), param.currency, locale)
}
