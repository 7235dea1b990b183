import { expect, test, vi } from 'vitest'

import { lastResortPage } from './last-resort-page.ts'
import { withErrorPage } from './with-error-page.ts'

function setUp(pages: Record<string, () => Response>) {
  const context = { report: vi.fn() }
  const fetch = withErrorPage(
    (request) => {
      const page = pages[new URL(request.url).pathname]
      if (page === undefined) throw new Error('no such page')
      return page()
    },
    { errorPath: '/sports/500', lastResort: lastResortPage },
  )
  const get = (path: string) => fetch(new Request(`http://site.test${path}`), { context })
  return { get, context }
}

const errorPage = () => new Response('the error page', { status: 500 })
const failedRendering = () => new Response('Internal Server Error', { status: 500 })

test('[ERRP-02] a page that cannot be rendered becomes the error page, and is reported', async () => {
  const { get, context } = setUp({ '/sports/live': failedRendering, '/sports/500': errorPage })
  const answer = await get('/sports/live')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('the error page')
  expect(context.report).toHaveBeenCalledTimes(1)
})

test('[ERRP-02] [I18N-02] the error page is in the language of the page', async () => {
  const { get } = setUp({ '/de/sports/500': errorPage })
  expect(await (await get('/de/sports/live')).text()).toBe('the error page')
})

test('pages with an error status of their own stay', async () => {
  const { get, context } = setUp({
    '/sports/live': () => new Response('the backend is down', { status: 500 }),
    '/sports/nowhere': () => new Response('not found', { status: 404 }),
  })
  expect(await (await get('/sports/live')).text()).toBe('the backend is down')
  expect((await get('/sports/nowhere')).status).toBe(404)
  expect(context.report).not.toHaveBeenCalled()
})

test('[ERRP-12] where the error page fails too, a last sentence is left', async () => {
  const { get, context } = setUp({
    '/sports/live': failedRendering,
    '/sports/500': failedRendering,
  })
  const answer = await get('/sports/live')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('<h1>UNEXPECTED ERROR IN ERROR APP</h1>')
  expect(context.report).toHaveBeenCalledTimes(2)
})
