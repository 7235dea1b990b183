import { expect, test } from 'vitest'

import { readMessage } from './read-message.ts'

test('[I18N-01] names what a message takes and the forms of its plurals', () => {
  const text = '{count, plural, =0 {none} one {# in {place}} other {# <b>more</b>}} {name}'
  expect(readMessage(text)).toEqual({
    placeholders: ['b', 'count', 'name', 'place'],
    plurals: [['one', 'other']],
    shapes: new Map([
      ['count', '{count, plural, other {}}'],
      ['place', '{place}'],
      ['b', '<b></b>'],
      ['name', '{name}'],
    ]),
  })
})
