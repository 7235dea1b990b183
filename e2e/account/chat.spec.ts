import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { openPage } from '../support/open-page.ts'
import { arriveSignedIn, balanceChip } from '../support/people.ts'
import type { SiteEnvironment } from '../support/server-process.ts'
import { expect, test as base } from '../support/test.ts'

type Service = { readonly origin: string; readonly asked: string[] }

/** The page of a service's widget: says who asks, and tries what its script should not reach. */
const WIDGET = `<!doctype html><title>Chat</title>
<p id="greeting"></p><p id="reach"></p>
<script>
  const said = new URLSearchParams(location.search)
  greeting.textContent = 'Hello ' + (said.get('name') ?? said.get('user_nickname') ?? 'stranger')
  const tries = { page: () => parent.document.title, tab: () => { top.location.href = 'about:blank' } }
  reach.textContent = Object.entries(tries).map(([name, reach]) => {
    try { reach(); return name + ' reached' } catch { return name + ' refused' }
  }).join(', ')
</script>`

/** A chat service on an origin of its own. */
const test = base.extend<{ environment: SiteEnvironment }, { service: Service }>({
  service: [
    async ({}, use) => {
      const asked: string[] = []
      const server = createServer(({ url = '' }, response) => {
        asked.push(url)
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(WIDGET)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      await use({ origin: `http://localhost:${port}`, asked })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  environment: async ({ service }, use) =>
    use({
      FEED_SPORTS: 'handball',
      CHAT_SUPPORT: `frame:${service.origin}/widget?account=7`,
      LOG_LEVEL: 'warn',
    }),
})

test('[CHAT-01] another host’s chat answers a player in its frame, and reaches nothing around it', async ({
  page,
  site,
  service,
}) => {
  const { email } = await arriveSignedIn(page, site.url)
  await openPage(page, '/help-center')
  await expect(balanceChip(page)).toBeVisible()
  expect(service.asked).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Open chat' }).click()
  const chat = page.frameLocator('dialog iframe')
  await expect(chat.locator('#greeting')).toHaveText(/^Hello (?!stranger)/)
  await expect(chat.locator('#reach')).toHaveText('page refused, tab refused')
  const asked = new URL(service.asked[0] ?? '', service.origin)
  expect(asked.searchParams.get('account')).toBe('7')
  expect(asked.searchParams.get('email')).toBe(email)
  await expect(page).toHaveURL(/\/help-center/)
})
