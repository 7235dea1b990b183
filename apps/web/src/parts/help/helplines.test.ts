import { expect, test } from 'vitest'

import { helplineOf, isWarned } from './helplines.ts'

test('[FAIR-31] each country has its helpline, others one that answers from anywhere', () => {
  expect(helplineOf('GB')).toMatchObject({ name: 'GamCare', phone: '0808 8020 133' })
  expect(helplineOf('DE').phone?.replaceAll(' ', '')).toBe('08001372700')
  for (const country of [null, 'XX', '__proto__', 'toString']) {
    expect(helplineOf(country)).toMatchObject({ name: 'Gambling Therapy', phone: null })
  }
})

test('[FAIR-39] Brazil asks for a message on the risk', () => {
  expect([isWarned('BR'), isWarned('GB'), isWarned(null)]).toEqual([true, false, false])
})
