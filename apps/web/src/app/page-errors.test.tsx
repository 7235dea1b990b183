import { createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { expect, test, vi } from 'vitest'

import { createErrorSerializer, GENERIC_MESSAGE } from './page-errors.ts'

const SECRET = 'connect ECONNREFUSED postgres://touchline:hunter2@10.0.0.7'

async function renderFailingPage(revealing: boolean) {
  const report = vi.fn()
  const failure = new Error(SECRET)
  const handle = createRequestHandler({
    request: new Request('http://site.test/'),
    createRouter: () => {
      const routeTree = createRootRoute({
        loader: () => {
          throw failure
        },
      })
      const router = createRouter({ routeTree })
      // As the framework does with the adapters that start.ts names.
      const serializationAdapters = [createErrorSerializer({ revealing, report })]
      Object.assign(router.options, { serializationAdapters })
      return router
    },
  })
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: <p>the page</p>,
    }),
  )
  return { html: await response.text(), report, failure }
}

test('[ALERT-06] a server error’s message never reaches the page, the operator gets it', async () => {
  const { html, report, failure } = await renderFailingPage(false)
  expect(html).toContain(GENERIC_MESSAGE)
  expect(html).not.toContain('hunter2')
  expect(html).not.toContain('ECONNREFUSED')
  expect(report).toHaveBeenCalledExactlyOnceWith(failure)
})

test('development shows the message', async () => {
  const { html } = await renderFailingPage(true)
  expect(html).toContain('ECONNREFUSED')
})

test('the browser gets an error with the message that was sent', () => {
  const { fromSerializable } = createErrorSerializer({ revealing: false, report: () => undefined })
  const error = fromSerializable({ message: GENERIC_MESSAGE })
  expect(error).toBeInstanceOf(Error)
  expect(error.message).toBe(GENERIC_MESSAGE)
})
