import { expect } from './expect.ts'
import type { Page } from '@playwright/test'

export type WatchedPage = {
  /**
   * Expects no message of the console at warning or above, no uncaught error, no violation of the
   * content security policy and no request to another origin.
   * @param statuses of refused requests that the test asked for
   */
  expectNothingWrong: (statuses?: readonly number[]) => void
}

/** What the browser of a test says that is to run without the service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** Collects what goes wrong on a page from now on. */
export function watchPage(page: Page): WatchedPage {
  const found: { text: string; status?: number }[] = []
  const origins = new Set<string>()
  page.on('pageerror', (error) => found.push({ text: `uncaught ${error.message}` }))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === NO_WORKER) return
    const status = /status of (\d{3})/.exec(message.text())?.[1]
    found.push({
      text: `${message.type()}: ${message.text()}`,
      ...(status === undefined ? {} : { status: Number(status) }),
    })
  })
  page.on('request', (request) => origins.add(originOf(request.url())))
  page.on('websocket', (socket) => origins.add(originOf(socket.url().replace(/^ws/, 'http'))))
  return {
    expectNothingWrong(statuses = []) {
      const wrong = found.filter(({ status }) => status === undefined || !statuses.includes(status))
      expect(wrong.map(({ text }) => text)).toEqual([])
      const own = originOf(page.url())
      expect([...origins].filter((origin) => origin !== own && origin !== 'null')).toEqual([])
    },
  }
}

/** `data:` and `blob:` addresses have the origin "null" here. */
function originOf(url: string): string {
  return url.startsWith('data:') || url.startsWith('blob:') ? 'null' : new URL(url).origin
}
