import { directionOf, wireLanguage } from '@touchline/contract'

import { escapeHtml } from '../texts/escape-html.ts'
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
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body>${paragraphs.join('')}</body></html>`,
  ].join('')
}

function paragraph(text: string): string {
  const shown = escapeHtml(text)
  return LINK.test(text) ? `<a href="${shown}" dir="ltr">${shown}</a>` : shown
}
