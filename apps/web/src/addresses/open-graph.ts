import { intlLocale } from '@touchline/contract'

/** Pictures of pages, drawn by the server that hosts them. */
export const cardPath = {
  site: '/fe-api/cards/site.png',
  match: (id: string) => `/fe-api/cards/match/${id}.png`,
  bet: (code: string) => `/fe-api/cards/bet/${code}.png`,
} as const

type Preview = {
  title: string
  description: string
  /** Absolute, as the picture's. */
  url: string
  picture: string
  locale: string
}

/** What messengers show of a link. They read what the server writes and run nothing. */
export function openGraph({ title, description, url, picture, locale }: Preview) {
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocale(locale) },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ]
}

/** `de_CH`, and `de_DE` for the language alone: Open Graph wants a country. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(intlLocale(locale)).maximize()
  return `${language}_${region ?? ''}`
}
