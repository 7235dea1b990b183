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

test('[P24] what was kept is told once, and to its form alone', () => {
  const storage = memoryStorage()
  keepFields(storage, 'sign-up', { email: 'ada@example.test', terms: true })
  expect(takeFields(storage, 'sign-in')).toEqual({})
  expect(takeFields(storage, 'sign-up')).toEqual({ email: 'ada@example.test', terms: true })
  expect(takeFields(storage, 'sign-up')).toEqual({})
  storage.setItem('kept_fields', '{')
  expect(takeFields(storage, 'sign-up')).toEqual({})
})
