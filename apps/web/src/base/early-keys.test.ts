// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest'

import { keepEarlyKeys, replayEarlyKeys, takeEarlyText } from './early-keys.ts'

const stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop.splice(0)) end()
})

function press(...keys: string[]) {
  for (const key of keys) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  }
}

function listen(taken: (key: string) => boolean): string[] {
  const heard: string[] = []
  const listener = (event: KeyboardEvent) => {
    heard.push(event.key)
    if (taken(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', listener)
  stop.push(() => window.removeEventListener('keydown', listener))
  return heard
}

test('keys pressed before their map is there are pressed again, in order and once', () => {
  keepEarlyKeys()
  press('g', 'l')
  const heard = listen(() => true)
  replayEarlyKeys()
  replayEarlyKeys()
  expect(heard).toEqual(['g', 'l'])
  expect(takeEarlyText()).toBe('')
})

test('[P12] what follows the key of the search is its text, not another shortcut', () => {
  keepEarlyKeys()
  press('/', 'Shift', 'F', 'o', 'o')
  const heard = listen((key) => key === '/')
  replayEarlyKeys()
  expect(heard).toEqual(['/'])
  expect(takeEarlyText()).toBe('Foo')
  expect(takeEarlyText()).toBe('')
})

test('where the map is off, the key of the search is a key like any other', () => {
  keepEarlyKeys()
  press('/', 'o')
  const heard = listen(() => false)
  replayEarlyKeys()
  expect(heard).toEqual(['/', 'o'])
  expect(takeEarlyText()).toBe('')
})
