import { expect, test } from 'vitest'

import { readMessage } from './read-message.ts'

test('[I18N-01] names what a message takes and the forms of its plurals', () => {
  const text =
    '{count, plural, =0 {none} one {# in {place}} other {# <b>more</b>}} {name} {nth, selectordinal, one {#st} other {#th}}'
  expect(readMessage(text)).toEqual({
    placeholders: ['b', 'count', 'name', 'nth', 'place'],
    plurals: [['one', 'other']],
    ordinals: [['one', 'other']],
    shapes: new Map([
      ['count', '{count, plural, other {}}'],
      ['place', '{place}'],
      ['b', '<b></b>'],
      ['name', '{name}'],
      ['nth', '{nth, selectordinal, other {}}'],
    ]),
  })
})
