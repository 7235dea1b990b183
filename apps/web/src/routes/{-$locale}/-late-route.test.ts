import { expect, test, vi } from 'vitest'

import type { PageData } from '../../data/page-data.ts'
import { lateRoute } from './-late-route.ts'

const texts = { title: 'Racing', description: 'Races of today' }
const services = {
  page: {
    publicUrl: 'https://bets.test',
    hiddenPages: [],
    locale: 'en',
    locales: ['en'],
    defaultLocale: 'en',
  },
} as unknown as PageData

test('a rendered page is taken over once its texts are here', async () => {
  const asked = Promise.withResolvers<typeof texts>()
  const textsOf = vi.fn(() => asked.promise)
  const taken = vi.fn()
  const route = lateRoute({
    name: 'racing',
    page: 'racing',
    pages: async () => ({ PAGES: { racing: async () => () => null }, textsOf }),
    link: (links) => links.racing(),
  })
  const head = route.head({ match: { context: { services } } })
  void head.then(taken)
  await vi.waitFor(() => expect(textsOf).toHaveBeenCalledWith('racing', services))
  expect(taken).not.toHaveBeenCalled()
  asked.resolve(texts)
  expect(JSON.stringify(await head)).toContain('Racing')
})
