import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('[PUSH-01] the worker of the site shows a push message in its words, and where a press leads', async ({
  page,
  site,
}) => {
  await openPage(page, '/sports')
  await page.keyboard.press('Shift')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('there is no worker')
  // The browser of tests shows nothing to anybody: what it is told to show is kept in its place.
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (...shown: unknown[]) => {
      Object.assign(self, { shown })
    }
  })
  const browser = await page.context().newCDPSession(page)
  const known = Promise.withResolvers<string>()
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first !== undefined) known.resolve(first.registrationId)
  })
  await browser.send('ServiceWorker.enable')
  const said = {
    title: 'Goal',
    body: 'Genova 1:0',
    tag: 'goal:1',
    path: '/sports/live',
    lang: 'en',
  }
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await known.promise,
    data: JSON.stringify(said),
  })
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown))
    .toEqual([
      'Goal',
      {
        body: 'Genova 1:0',
        tag: 'goal:1',
        lang: 'en',
        icon: '/icon-192.png',
        data: { path: '/sports/live' },
      },
    ])
})
