import { expect, test } from 'vitest'

import { readPushed } from './pushed.ts'

const HOST = 'bets.example'

test('[PUSH-01] a message is shown in its language, and a press opens its page', () => {
  const said = {
    title: 'فوز',
    body: 'Genova',
    tag: 'settlement:1:1',
    path: '/ar/sports',
    lang: 'ar',
  }
  expect(readPushed(JSON.stringify({ ...said, dir: 'rtl' }), HOST)).toEqual({
    title: 'فوز',
    options: {
      body: 'Genova',
      tag: 'settlement:1:1',
      lang: 'ar',
      dir: 'rtl',
      icon: '/icon-192.png',
      data: { path: '/ar/sports' },
    },
  })
})

test.each(['', 'null', '[1]', '{"title":7}', '{'])('[PUSH-01] %s is shown by the name', (text) => {
  expect(readPushed(text, HOST)).toMatchObject({ title: HOST, options: { data: { path: '/' } } })
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '[PUSH-01] a press never leads to %s',
  (path) => {
    const { options } = readPushed(JSON.stringify({ title: 'x', path }), HOST)
    expect(options.data.path).toBe('/')
  },
)
