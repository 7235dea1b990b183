import { expect, test } from 'vitest'

import { turnIn } from './turn-in.ts'

test('sides serve, but bat in cricket and baseball and throw in darts', () => {
  expect(['tennis', 'volleyball'].map(turnIn)).toEqual(['serving', 'serving'])
  expect(['baseball', 'cricket'].map(turnIn)).toEqual(['batting', 'batting'])
  expect(turnIn('darts')).toBe('throwing')
})
