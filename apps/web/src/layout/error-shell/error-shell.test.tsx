import { expect, test } from 'vitest'

import { InsideShell } from '../shell/inside-shell.ts'
import { renderLayout } from '../testing/render-layout.tsx'
import { ErrorAppBoundary } from './error-app-boundary.tsx'
import { ErrorShell } from './error-shell.tsx'

test('[ERRP-05] an error page is a picture, a sentence and the way home', async () => {
  const html = await renderLayout(<ErrorShell kind="notFound" />)
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 280 168"/)
  expect(html).toMatch(/<h1[^>]*>Oops, sorry\. We can&#x27;t find that page\.<\/h1>/)
  expect(html).toMatch(/<a [^>]*href="\/sports"[^>]*>Go to sports<\/a>/)
})

test('[ERRP-03] [ERRP-05] where a league or a match was, there are ways to what is on, comes and was', async () => {
  const lost = await renderLayout(<ErrorShell kind="notFound" />, { path: '/sports/soccer/old-l9' })
  for (const [page, text] of [
    ['live', 'Live now'],
    ['schedule', 'Schedule'],
    ['results', 'Results'],
  ]) {
    expect(lost).toMatch(new RegExp(`<a [^>]*href="/sports/${page}"[^>]*>${text}</a>`))
  }
  const failed = await renderLayout(<ErrorShell kind="wentWrong" />)
  expect(failed).not.toContain('/sports/live')
})

test('[ERRP-10] it has a shell of its own, without header and slip', async () => {
  const html = await renderLayout(<ErrorShell kind="wentWrong" />)
  expect(html).toContain('<main id="content"')
  expect(html).not.toMatch(/<header|<aside|<nav|data-slip/)
})

test('[P10] a locked page leads to sign-in, a blocked one says why, a failed one tries again', async () => {
  const locked = await renderLayout(<ErrorShell kind="locked" />)
  expect(locked).toMatch(/<a [^>]*href="\/sports\/users\/sign-in"[^>]*>Sign in<\/a>/)
  const blocked = await renderLayout(<ErrorShell kind="blocked" />)
  expect(blocked).toContain('Our licence does not cover betting from there.')
  const failed = await renderLayout(<ErrorShell kind="wentWrong" />, {
    page: { requestId: '3f2a-77' },
  })
  expect(failed).toMatch(/<button[^>]*>Try again<\/button>/)
  expect(failed).toMatch(/tell customer service this number: <bdi[^>]*>3f2a-77<\/bdi>/)
})

test('[P10] it is written in the direction of its language', async () => {
  const html = await renderLayout(<ErrorShell kind="notFound" />, { path: '/ar/sports/404' })
  expect(html).toContain('lang="ar" dir="rtl"')
  expect(html).toContain('عذرًا، لم نجد هذه الصفحة.')
})

test('a page that fails inside the frame leaves the frame alone', async () => {
  const html = await renderLayout(
    <InsideShell value>
      <ErrorShell kind="wentWrong" />
    </InsideShell>,
  )
  expect(html).toContain('Oops! Sorry, something went wrong.')
  expect(html).not.toContain('<main')
})

test('[ERRP-01] [ERRP-11] it speaks the language of its address', async () => {
  const html = await renderLayout(<ErrorShell kind="blocked" />, {
    path: '/fr-CH/sports/blocked',
    page: { userCountry: 'CH' },
  })
  expect(html).toContain('lang="fr-CH"')
  expect(html).toContain('Suisse')
})

test('[ERRP-12] where the error page fails, a last sentence is left', () => {
  const boundary = new ErrorAppBoundary({ children: null })
  boundary.state = ErrorAppBoundary.getDerivedStateFromError()
  expect(boundary.render()).toMatchObject({
    type: 'h1',
    props: { children: 'UNEXPECTED ERROR IN ERROR APP' },
  })
})

test('[SHARE-05] [ERRP-05] the way home takes along a bet that the address names', async () => {
  const home = async (path: string) => {
    const html = await renderLayout(<ErrorShell kind="notFound" />, { path })
    return /href="(\/sports[^"]*)"[^>]*>Go to sports/.exec(html)?.[1]
  }
  expect(await home('/sports/no-such-page?betcode=abcd2345')).toBe('/sports?betcode=abcd2345')
  expect(await home('/sports/no-such-page?betcode=%22%3E%26')).toBe('/sports?betcode=%22%3E%26')
  expect(await home('/sports/no-such-page')).toBe('/sports')
})
