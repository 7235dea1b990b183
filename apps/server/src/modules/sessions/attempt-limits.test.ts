import { expect, it } from 'vitest'
import {
  codeMailSubjects,
  linkSubjects,
  passkeySubjects,
  promoCodeSubjects,
  resetSubjects,
  sharedBetMissSubjects,
  shareSubjects,
  signInSubjects,
  signUpSubjects,
} from './attempt-limits.ts'

it.each([
  ['signing in', (address: string) => signInSubjects('ada@example.test', address)],
  ['joining', signUpSubjects],
  ['setting a password', resetSubjects],
  ['sharing', shareSubjects],
  ['looking for what is shared', sharedBetMissSubjects],
  ['asking for a link', (address: string) => linkSubjects('unlock', 'ada@example.test', address)],
  ['a promo code', (address: string) => promoCodeSubjects(1, address)],
  ['a code by e-mail', (address: string) => codeMailSubjects(1, address)],
  ['a passkey', passkeySubjects],
])('[S7] %s counts for a network of IPv6 as a whole', (_, subjectsOf) => {
  expect(subjectsOf('2001:db8::1')).toEqual(subjectsOf('2001:db8::ffff'))
  expect(subjectsOf('2001:db8::1')).not.toEqual(subjectsOf('2001:db8:0:1::1'))
  expect(subjectsOf('192.0.2.1')).not.toEqual(subjectsOf('192.0.2.2'))
})
