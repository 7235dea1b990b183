import { expect, test } from 'vitest'

import { respell, translate } from './translate.ts'

const base = { close: 'Close', tabs: { live: 'Live', soon: 'Soon' } }

test('[I18N-01] what a language does not say yet is said in its base', () => {
  expect(translate(base, { tabs: { soon: 'Bientôt' } })).toEqual({
    close: 'Close',
    tabs: { live: 'Live', soon: 'Bientôt' },
  })
})

test('[I18N-01] a variant may follow a rule', () => {
  const swiss = respell({ size: 'Größe', more: { street: 'Straße' } }, (text) =>
    text.replaceAll('ß', 'ss'),
  )
  expect(swiss).toEqual({ size: 'Grösse', more: { street: 'Strasse' } })
})
