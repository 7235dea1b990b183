import { expect, test } from 'vitest'

import { memoryStorage } from './browser-storage.ts'
import { fieldsToKeep, keepFields, takeFields } from './kept-fields.ts'

const field = (name: string, type: string, value: string, autocomplete = '') => ({
  name,
  type,
  value,
  autocomplete,
})
const typed = [
  field('email', 'email', 'ada@example.test', 'username'),
  field('password', 'password', 'secret123', 'new-password'),
  field('repeat', 'text', 'secret123', 'new-password'),
  field('currency', 'select-one', 'BTC'),
  { ...field('terms', 'checkbox', 'on'), checked: true },
  field('', 'submit', ''),
]

test('[P24] a form keeps what was typed, but no password, whatever its field shows', () => {
  expect(fieldsToKeep(typed)).toEqual({ email: 'ada@example.test', currency: 'BTC', terms: true })
})

test('[P24] what was kept is told once, to its form and its player alone', () => {
  const storage = memoryStorage()
  const limit = { amount: '8000' }
  keepFields(storage, 'ada', { limit, 'promo-code': { code: 'WELCOME' } })
  expect(takeFields(storage, 'ada', 'deposit-EUR')).toEqual({})
  expect(takeFields(storage, null, 'limit')).toEqual({})
  expect(takeFields(storage, 'bob', 'limit')).toEqual({})
  expect(takeFields(storage, 'ada', 'limit')).toEqual(limit)
  expect(takeFields(storage, 'ada', 'limit')).toEqual({})
  expect(takeFields(storage, 'ada', 'promo-code')).toEqual({ code: 'WELCOME' })
  expect(storage.getItem('kept_fields')).toBeNull()
  storage.setItem('kept_fields', '{')
  expect(takeFields(storage, 'ada', 'limit')).toEqual({})
})
