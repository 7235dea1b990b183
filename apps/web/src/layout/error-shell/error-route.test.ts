import { expect, test } from 'vitest'

import { ERROR_PAGES, errorRoute, titleOf } from './error-route.tsx'

test('[ERRP-06] [ERRP-07] [ERRP-08] [ERRP-09] [AMB-05] each error page has its sentence and its status', () => {
  expect(ERROR_PAGES).toEqual({
    '404': { kind: 'notFound', page: '404', status: 404 },
    '500': { kind: 'wentWrong', page: '500', status: 500 },
    blocked: { kind: 'blocked', page: 'blocked', status: 403 },
    locked: { kind: 'locked', page: 'locked', status: 401 },
  })
})

test('[ERRP-11] error pages answer in their own list of languages and in no other', () => {
  const { beforeLoad } = errorRoute(ERROR_PAGES.locked)
  for (const locale of [undefined, 'en', 'fr-CA', 'fi']) {
    expect(() => beforeLoad({ params: { locale } })).not.toThrow()
  }
  expect(() => beforeLoad({ params: { locale: 'xx' } })).toThrow()
})

test('[SEO-02] error pages stay out of search engines', () => {
  expect(errorRoute(ERROR_PAGES['500']).head({}).meta).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('[P10] an error page says in its title what it is', async () => {
  const kinds = ['notFound', 'wentWrong', 'blocked', 'locked'] as const
  expect(await Promise.all(kinds.map((kind) => titleOf(kind, 'de')))).toEqual([
    'Seite nicht gefunden · Touchline',
    'Etwas ist schiefgegangen · Touchline',
    'In Ihrem Land nicht verfügbar · Touchline',
    'Anmeldung nötig · Touchline',
  ])
  const { meta } = errorRoute(ERROR_PAGES['404']).head({ loaderData: 'Seite' })
  expect(meta).toContainEqual({ title: 'Seite' })
})
