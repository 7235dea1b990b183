import { directionOf, wireLanguage } from '@touchline/contract'

import type { Message } from './messenger.ts'

const LINK = /^https?:\S+$/

/**
 * An e-mail as a page, which tells its language and its direction as plain text cannot. A line that
 * is a link becomes one.
 */
export function mailPage({
  subject,
  body,
  locale,
}: Pick<Message, 'subject' | 'body' | 'locale'>): string {
  const paragraphs = body.split('\n\n').map((text) => `<p>${paragraph(text)}</p>`)
  return [
    `<!doctype html><html lang="${wireLanguage(locale)}" dir="${directionOf(locale)}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body>${paragraphs.join('')}</body></html>`,
  ].join('')
}

function paragraph(text: string): string {
  const shown = escape(text)
  return LINK.test(text) ? `<a href="${shown}" dir="ltr">${shown}</a>` : shown
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign)
}
