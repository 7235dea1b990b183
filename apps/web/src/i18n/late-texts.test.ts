// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'

import { createLateTexts } from './late-texts.ts'

const page = (locale: string) => ({ locale, ownTexts: null })

test('[I18N-01] a variant says what its base says, an unknown language English', async () => {
  const texts = createLateTexts('account', {
    en: () => Promise.resolve({ hello: 'Hello' }),
    fr: () => Promise.resolve({ hello: 'Bonjour' }),
  })
  expect(await texts.ask(page('fr-CA'))).toEqual({ hello: 'Bonjour' })
  expect(await texts.ask(page('xx'))).toEqual({ hello: 'Hello' })
  expect(texts.arrived(page('fr-CA'))).toEqual({ hello: 'Bonjour' })
})

test('what an operator says goes before', async () => {
  const texts = createLateTexts('account', {
    en: () => Promise.resolve({ form: { email: 'E-mail', name: 'Name' } }),
  })
  const ownTexts = { account: { form: { email: 'Address' } }, app: { form: { name: 'No' } } }
  expect(await texts.ask({ locale: 'en', ownTexts })).toEqual({
    form: { email: 'Address', name: 'Name' },
  })
})

test('texts that did not arrive are asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const texts = createLateTexts<object>('account', { en: load })
  await expect(texts.ask(page('en'))).rejects.toThrow('offline')
  await expect(texts.ask(page('en'))).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what is shown waits for texts that a lost line kept back, and never fails', async () => {
  vi.useFakeTimers()
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  let isOnline = false
  const load = () =>
    isOnline ? Promise.resolve({ hello: 'Hello' }) : Promise.reject(new Error('offline'))
  const texts = createLateTexts('account', { en: load })
  const waiting = texts.wait(page('en'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reported).toHaveBeenCalledTimes(2)
  isOnline = true
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await waiting).toEqual({ hello: 'Hello' })
  expect(texts.wait(page('en'))).toBe(waiting)
})
