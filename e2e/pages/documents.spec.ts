import { expect, test } from '../support/test.ts'

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1]

test('visitors of the same second share one rendering, each with a nonce of its own', async ({
  request,
}) => {
  await expect(async () => {
    const answers = await Promise.all([request.get('/sports'), request.get('/sports')])
    const pages = await Promise.all(
      answers.map(async (answer) => {
        const html = await answer.text()
        const nonce = nonceOf(html) ?? ''
        expect(answer.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`)
        return { nonce, html: html.replaceAll(nonce, '') }
      }),
    )
    expect(pages[0]?.nonce).not.toBe('')
    expect(pages[0]?.nonce).not.toBe(pages[1]?.nonce)
    expect(pages[0]?.html === pages[1]?.html).toBe(true)
  }).toPass()
})

test('the page that the server wrote holds its matches before any script runs', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/sports/live')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await expect(page.locator('[data-outcome-id][data-odds]').first()).toBeVisible()
  await context.close()
})

test('[IMG-03] icons and flags come from the own origin, scripts and styles for ever', async ({
  page,
  request,
}) => {
  const files = new Map<string, number>()
  page.on('response', (response) => files.set(new URL(response.url()).pathname, response.status()))
  await page.goto('/sports', { waitUntil: 'networkidle' })
  expect(files.get('/fe-api/icons.svg')).toBe(200)
  expect((await request.get('/fe-api/flags/DE.svg')).headers()['content-type']).toContain(
    'image/svg+xml',
  )
  const script = [...files.keys()].find((path) => /^\/assets\/.*\.js$/.test(path)) ?? ''
  const asset = await request.get(script)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()).not.toHaveProperty('etag')
  for (const none of ['none.js', '..%2fservice-worker.js', '']) {
    expect((await request.get(`/assets/${none}`)).status(), none).toBe(404)
  }
  expect([...files.values()].filter((status) => status >= 400)).toEqual([])
})
