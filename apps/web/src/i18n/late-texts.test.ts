import { expect, test, vi } from 'vitest'

import { createLateTexts } from './late-texts.ts'

test('[I18N-01] a variant says what its base says, an unknown language English', async () => {
  const texts = createLateTexts({
    en: () => Promise.resolve('english'),
    fr: () => Promise.resolve('français'),
  })
  expect(await texts.ask('fr-CA')).toBe('français')
  expect(await texts.ask('xx')).toBe('english')
  expect(texts.arrived('fr-CA')).toBe('français')
})

test('texts that did not arrive are asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const texts = createLateTexts<string>({ en: load })
  await expect(texts.ask('en')).rejects.toThrow('offline')
  await expect(texts.ask('en')).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(2)
})
