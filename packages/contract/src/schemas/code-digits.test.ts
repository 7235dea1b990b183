import { describe, expect, test } from 'vitest'

import { codeDigits } from './code-digits.ts'

describe('[P20] a code is taken out of what was pasted', () => {
  test.each([
    ['123456', '123456'],
    [' 123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code: 123456. It works for 10 minutes.', '123456'],
    ['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
    ['\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6', '123456'],
    ['\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['no digits', ''],
  ])('%j is %j', (pasted, digits) => expect(codeDigits(pasted)).toBe(digits))
})
