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
  stop.push(keepEarlyKeys())
  press('g', 'l')
  const heard = listen(() => true)
  stop.push(replayEarlyKeys())
  replayEarlyKeys()
  expect(heard).toEqual(['g', 'l'])
  expect(takeEarlyText()).toBe('')
})

test('[P12] what follows the key of the search is its text, not another shortcut', () => {
  stop.push(keepEarlyKeys())
  press('/', 'Shift', 'F', 'o', 'o')
  const heard = listen((key) => key === '/')
  stop.push(replayEarlyKeys())
  expect(heard).toEqual(['/'])
  expect(takeEarlyText()).toBe('Foo')
  expect(takeEarlyText()).toBe('')
})

test('where the map is off, the key of the search is a key like any other', () => {
  stop.push(keepEarlyKeys())
  press('/', 'o')
  const heard = listen(() => false)
  stop.push(replayEarlyKeys())
  expect(heard).toEqual(['/', 'o'])
  expect(takeEarlyText()).toBe('')
})

test('a key that the map has heard is not pressed again for the page that comes next', () => {
  const heard = listen(() => true)
  // The map of a later page is there at once, and before the page itself.
  const end = replayEarlyKeys()
  stop.push(keepEarlyKeys())
  press('q')
  end()
  stop.push(replayEarlyKeys())
  expect(heard).toEqual(['q'])
})

test('while no map listens, keys are kept for the next one', () => {
  replayEarlyKeys()()
  stop.push(keepEarlyKeys())
  press('l')
  const heard = listen(() => true)
  stop.push(replayEarlyKeys())
  expect(heard).toEqual(['l'])
})
