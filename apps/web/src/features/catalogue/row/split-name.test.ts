import { expect, test } from 'vitest'

import { splitName } from './split-name.ts'

test('takes the first of two names apart', () => {
  expect(splitName('Javier Quesera')).toEqual({
    given: 'Javier ',
    initial: 'J. ',
    family: 'Quesera',
  })
})

test('leaves further names with the family', () => {
  expect(splitName('Álvaro de la Vega')).toEqual({
    given: 'Álvaro ',
    initial: 'Á. ',
    family: 'de la Vega',
  })
})

test.each(['Ronaldinho', 'Quesera, Javier', 'A Kim / B Lee', ''])('leaves %j as it is', (name) =>
  expect(splitName(name)).toBeNull(),
)
