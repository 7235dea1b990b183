import { expect, test } from 'vitest'

import { flagCodes, flagFile } from './flag-files.ts'

test('has the flags of countries and of football nations', () => {
  for (const code of ['DE', 'BR', 'JP', 'GB', 'GB-ENG', 'GB-SCT', 'GB-WLS', 'XK']) {
    expect(flagCodes()).toContain(code)
  }
  expect(flagFile('de')).toMatch(/^<svg/)
})

test('an unknown code or a path is no flag', () => {
  expect(flagFile('ZZ')).toBeNull()
  expect(flagFile('../package')).toBeNull()
})
