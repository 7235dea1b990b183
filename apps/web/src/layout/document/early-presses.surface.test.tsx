import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answerEarlyPresses } from './early-presses.ts'

const page = document.documentElement
const clicked: string[] = []

/** As the page has it: the slip takes what is pressed, but for what is named here. */
let refused = ''

answerEarlyPresses()

beforeEach(() => {
  clicked.length = 0
  refused = ''
  page.dataset['hydrated'] = 'true'
  document.body.innerHTML = ['a', 'b']
    .map(
      (id) =>
        `<button data-outcome-id="${id}" data-state="open" aria-pressed="false">2.10</button>`,
    )
    .join('')
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const id = button.dataset['outcomeId'] ?? ''
      clicked.push(id)
      if (id !== refused) button.setAttribute('aria-pressed', String(lookOf(id) === 'false'))
    })
  }
})

afterEach(() => void vi.useRealTimers())

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[data-outcome-id="${id}"]`)
const lookOf = (id: string) => buttonOf(id)?.getAttribute('aria-pressed')

function press(target: Element | null): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  target?.dispatchEvent(event)
}

test('a press shows before the page has done anything, and counts once', async () => {
  press(buttonOf('a'))
  expect(lookOf('a')).toBe('true')
  expect(clicked).toEqual([])
  await vi.waitFor(() => expect(clicked).toEqual(['a']))
  expect(lookOf('a')).toBe('true')
})

test('a press that the slip refuses looks so again', async () => {
  refused = 'a'
  press(buttonOf('a'))
  expect(lookOf('a')).toBe('true')
  await vi.waitFor(() => expect(clicked).toEqual(['a']))
  expect(lookOf('a')).toBe('false')
})

test('presses keep their order, also with what is pressed elsewhere', () => {
  press(buttonOf('b'))
  press(buttonOf('a'))
  expect(clicked).toEqual(['b'])
  press(document.body)
  expect(clicked).toEqual(['b', 'a'])
})

test('a key that comes after a press is heard after it', () => {
  const onKey = ({ key }: KeyboardEvent) => void clicked.push(key)
  window.addEventListener('keydown', onKey, { once: true })
  press(buttonOf('a'))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'q', bubbles: true }))
  expect(clicked).toEqual(['a', 'q'])
})

test('what is pressed twice before the page has heard of it is as it was', async () => {
  press(buttonOf('a'))
  press(buttonOf('a'))
  expect(lookOf('a')).toBe('false')
  press(buttonOf('b'))
  await vi.waitFor(() => expect(clicked).toEqual(['b']))
})

test('nothing is lost that is pressed before the page reacts', async () => {
  delete page.dataset['hydrated']
  press(buttonOf('a'))
  press(document.body)
  expect(lookOf('a')).toBe('true')
  expect(clicked).toEqual([])
  page.dataset['hydrated'] = 'true'
  await vi.waitFor(() => expect(clicked).toEqual(['a']))
})

test('a price that cannot be taken is left to the page; one that is taken can be given back', async () => {
  buttonOf('a')?.setAttribute('data-state', 'suspended')
  press(buttonOf('a'))
  expect(clicked).toEqual(['a'])
  buttonOf('b')?.setAttribute('data-state', 'suspended')
  buttonOf('b')?.setAttribute('aria-pressed', 'true')
  press(buttonOf('b'))
  expect(lookOf('b')).toBe('false')
  await vi.waitFor(() => expect(clicked).toEqual(['a', 'b']))
})

test('who leaves the page at once has pressed all the same', () => {
  press(buttonOf('a'))
  window.dispatchEvent(new Event('pagehide'))
  expect(clicked).toEqual(['a'])
})

test('a tab looks chosen at once, and the one before no more', async () => {
  document.body.innerHTML =
    '<div role="tablist"><button role="tab" aria-selected="true">1</button>' +
    '<button role="tab" aria-selected="false">2</button></div>'
  const [first, second] = document.querySelectorAll('button')
  const looks = () => [first, second].map((tab) => tab?.getAttribute('aria-selected'))
  const seen = vi.fn(() => looks())
  second?.addEventListener('click', seen)
  press(second ?? null)
  expect(looks()).toEqual(['false', 'true'])
  await vi.waitFor(() => expect(seen).toHaveReturnedWith(['true', 'false']))
})

test('the tab of a sport looks pressed until its list is there', () => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<nav><a href="/a" data-press="true" data-selected="true">a</a>' +
    '<a href="/b" data-press="true">b</a></nav>'
  const [first, second] = document.querySelectorAll('a')
  const followed = vi.fn((event: Event) => event.preventDefault())
  second?.addEventListener('click', followed)
  press(second ?? null)
  expect(second?.dataset['pressed']).toBe('true')
  expect(first?.dataset['pressed']).toBe('false')
  vi.advanceTimersByTime(100)
  expect(followed).toHaveBeenCalledOnce()
  expect(second?.dataset['pressed']).toBe('true')
  vi.advanceTimersByTime(2_000)
  expect(second?.dataset['pressed']).toBeUndefined()
  expect(first?.dataset['pressed']).toBeUndefined()
})

test('of the ways to pages the one that was pressed looks so, and the page that is shown no more', async () => {
  document.body.innerHTML =
    '<nav><a href="/a" data-press="true" data-status="active">a</a>' +
    '<a href="/b" data-press="true">b</a></nav>'
  const [shown, wanted] = document.querySelectorAll('a')
  const followed = vi.fn((event: Event) => event.preventDefault())
  wanted?.addEventListener('click', followed)
  press(wanted ?? null)
  expect([shown, wanted].map((link) => link?.dataset['pressed'])).toEqual(['false', 'true'])
  expect(followed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
})
