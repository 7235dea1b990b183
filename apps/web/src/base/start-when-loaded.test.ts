import { expect, test } from 'vitest'

import { startWhenLoaded } from './start-when-loaded.ts'

test('what is loaded late ends once, also where its end was asked for before it came', async () => {
  const said: string[] = []
  const part = (name: string) => async () => {
    await Promise.resolve()
    said.push(`${name} begins`)
    return () => void said.push(`${name} ends`)
  }
  const first = startWhenLoaded(part('first'))
  const second = startWhenLoaded(part('second'))
  second()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(said).toEqual(['first begins', 'second begins', 'second ends'])
  first()
  first()
  second()
  expect(said).toEqual(['first begins', 'second begins', 'second ends', 'first ends'])
})
