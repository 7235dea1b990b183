import { calls } from '@touchline/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plainPhoneNumber } from './phone-number.ts'

const isTaken = (phone: string) => v.is(calls.updatePlayer.body, { phone })

test.each([
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  [' 0170 1234567 ', '0170 1234567'],
  ['+44 (0) 20 7946 0958', '+44 (0) 20 7946 0958'],
  ['+380 (44) 123-45-67', '+380 (44) 123-45-67'],
  // As phones copy a number out of a contact.
  ['\u202A+49\u00A0170\u00A01234567\u202C', '+49 170 1234567'],
  ['+1\u2011202\u2011555\u20110143', '+1-202-555-0143'],
  ['0170/1234567', '0170/1234567'],
  ['030.1234.567', '030.1234.567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['＋８１３１２３４５６７８', '+81312345678'],
])('[MODAL-08] a phone number is read as it is written or pasted: %j', (pasted, phone) => {
  expect(isTaken(pasted)).toBe(true)
  expect(plainPhoneNumber(pasted)).toBe(phone)
})

test.each(['', '1234', '-----', '( ) ( )', '+', 'none', '+49 170 +49', '1'.repeat(17)])(
  '[GAP-22] and is none without digits enough, or with too many: %j',
  (phone) => {
    expect(isTaken(phone)).toBe(false)
  },
)
