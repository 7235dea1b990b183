import { expect, test } from 'vitest'

import { isOfProxy, isToBeKept, keptAs, markedAsKept, traitsOf } from './what-is-kept.ts'

const ORIGIN = 'https://bets.example'
const kindOf = (
  path: string,
  given: { method?: string; mode?: string; destination?: string } = {},
) => keptAs({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...given }, ORIGIN)

test('pages are kept, and what they are made of', () => {
  expect(kindOf('/de/sports/live?page=2', { mode: 'navigate' })).toBe('pages')
  expect(kindOf('/assets/app-1a2b.js')).toBe('files')
  expect(kindOf('/fe-api/icons.svg?v=1')).toBe('files')
})

test('[IMG-03] no file that the site says is not to be kept, as icons of another version', () => {
  const said = (value: string) => isToBeKept({ headers: new Headers({ 'cache-control': value }) })
  expect(said('no-store')).toBe(false)
  expect(said('public, max-age=86400')).toBe(true)
})

test('[AMB-36] a page that a browser opens, and none in a frame', () => {
  const page = { mode: 'navigate', destination: 'document' }
  expect(kindOf('/sports', page)).toBe('pages')
  expect(kindOf('/sports', { ...page, destination: 'iframe' })).toBeNull()
})

test.each(['/docs', '/api/sportsbook/matches', '/cashier/deposit', '/metrics'])(
  'no page of the browser’s own: %s',
  (path) => expect(kindOf(path, { mode: 'navigate' })).toBeNull(),
)

test.each([
  '/users/password/edit?reset_password_token=a1',
  '/de/users/confirmation?confirmation_token=a1',
  '/pt-br/users/sign_in',
  '/de/sports/users/sign-in',
  '/sports?share=1&token=a1',
])('no page that opens an account: %s', (path) => {
  expect(kindOf(path, { mode: 'navigate' })).toBeNull()
})

test('of the answers, those of the player alone', () => {
  expect(kindOf('/api/platform/player')).toBe('player')
  expect(kindOf('/api/platform/player/accounts?compatibility=false')).toBe('player')
  expect(kindOf('/api/sportsbook/bets?status=won&page=1')).toBe('player')
  expect(kindOf('/api/sportsbook/bets/b-1/receipt')).toBe('player')
})

test.each([
  '/api/sportsbook/matches',
  '/api/sportsbook/matches/1/markets',
  '/api/platform/player/sessions',
  '/connection/websocket',
])('no price and no session is kept: %s', (path) => expect(kindOf(path)).toBeNull())

test('nothing that changes anything is kept, nor anything of other hosts', () => {
  expect(kindOf('/api/sportsbook/bets', { method: 'POST' })).toBeNull()
  expect(kindOf('https://cdn.example/assets/a.js')).toBeNull()
})

test('a kept page knows since when', () => {
  const html = '<!DOCTYPE html><html lang="en" data-page="home"><body><html lang=""></body>'
  expect(markedAsKept(html, 1_700_000_000_000)).toBe(
    '<!DOCTYPE html><html data-kept-at="1700000000000" lang="en" data-page="home"><body><html lang=""></body>',
  )
})

test('a kept page tells its language and the theme that was chosen', () => {
  const html = '<!DOCTYPE html><html lang="pt-BR" dir="ltr" data-theme="dark"><body lang="en">'
  expect(traitsOf(html)).toEqual({ lang: 'pt-BR', theme: 'dark' })
  expect(traitsOf('<html lang="ar">')).toEqual({ lang: 'ar', theme: null })
})

test.each([
  [502, 'text/html', true],
  [504, 'text/html', true],
  [503, 'text/plain', true],
  [503, 'text/html; charset=utf-8', false],
  [500, 'text/html', false],
  [404, 'text/html', false],
])('a %i of %s is no page of the site’s: %s', (status, type, isOf) => {
  expect(isOfProxy(new Response('', { status, headers: { 'content-type': type } }))).toBe(isOf)
})
