import { spokenLocale } from '../src/i18n/locales.ts'

type Offered = { locales: readonly string[]; defaultLocale: string }

/** AMB-36: the first language of a browser that the site speaks, else the site's own. */
export function browserLocale(header: string | undefined, offered: Offered): string {
  for (const part of (header ?? '').split(',')) {
    const locale = spokenLocale((part.split(';')[0] ?? '').trim(), offered.locales)
    if (locale !== undefined) return locale
  }
  return offered.defaultLocale
}
