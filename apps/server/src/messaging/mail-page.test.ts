import { expect, test } from 'vitest'

import { mailPage } from './mail-page.ts'
import { messageText } from './message-texts.ts'

const link = 'https://play.example.test/ar/sports/users/confirmation?a=1&b=2'

test('[I18N-08] an e-mail tells its language and its direction', () => {
  const arabic = mailPage(messageText('confirmation', 'ar', { link }))
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect(arabic).toContain('<title>أكّد بريدك الإلكتروني</title>')
  expect(mailPage(messageText('confirmation', 'br', { link }))).toContain(
    '<html lang="pt-BR" dir="ltr">',
  )
})

test('a link can be followed, and nothing in a text is taken for markup', () => {
  const escaped = 'https://play.example.test/ar/sports/users/confirmation?a=1&amp;b=2'
  expect(mailPage(messageText('confirmation', 'ar', { link }))).toContain(
    `<p><a href="${escaped}" dir="ltr">${escaped}</a></p>`,
  )
  expect(mailPage({ subject: '<b>', body: '<script>"', locale: 'en' })).toContain(
    '<title>&lt;b&gt;</title></head><body><p>&lt;script&gt;&quot;</p>',
  )
})
