import { expect, test } from 'vitest'
import {
  readAmount,
  readBoolean,
  readCount,
  readFields,
  readIf,
  readList,
  readNullable,
  readOneOf,
  readString,
  UnreadableError,
} from './strict-reader.ts'

test('reads what it is asked for', () => {
  expect(readFields({ a: 1 }, 'x')).toEqual({ a: 1 })
  expect(readList([1, 2], 'x', (item) => readCount(item, 'y'))).toEqual([1, 2])
  expect(readString('a', 'x')).toBe('a')
  expect(readBoolean(false, 'x')).toBe(false)
  expect(readAmount('007', 'x')).toBe(7n)
  expect(readOneOf('b', ['a', 'b'], 'x')).toBe('b')
  expect(readIf(3, (value): value is number => value === 3, 'x')).toBe(3)
  expect(readNullable(null, () => 1)).toBeNull()
  expect(readNullable('a', (value) => readString(value, 'x'))).toBe('a')
})

test('names what it cannot read', () => {
  const wrong = [
    () => readFields([], 'thing'),
    () => readFields(null, 'thing'),
    () => readList({}, 'thing', String),
    () => readString(1, 'thing'),
    () => readBoolean(0, 'thing'),
    () => readCount(-1, 'thing'),
    () => readCount(1.5, 'thing'),
    () => readAmount(5, 'thing'),
    () => readAmount('12345678901234567', 'thing'),
    () => readOneOf('c', ['a', 'b'], 'thing'),
    () => readIf(4, (value): value is number => value === 3, 'thing'),
  ]
  for (const read of wrong) {
    expect(read).toThrow(UnreadableError)
    expect(read).toThrow('thing')
  }
})
