// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from 'vitest'

import { keepFocus } from './keep-focus.ts'

/** A slip whose selections have so much room, with a field that ends there. */
function openSlip(height: number, foot: number) {
  let resized = (): void => {}
  const before = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends before {
    constructor(callback: ResizeObserverCallback) {
      super(callback)
      resized = () => callback([], this)
    }
  }
  onTestFinished(() => void (globalThis.ResizeObserver = before))
  document.body.innerHTML = '<div data-slip><div id="room"><i></i><input></div></div>'
  onTestFinished(() => document.body.replaceChildren())
  const room = document.querySelector<HTMLElement>('#room')!
  const field = document.querySelector('input')!
  const giveRoom = (to: number) =>
    Object.defineProperty(room, 'clientHeight', { value: to, configurable: true })
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, foot - 44, 100, 44))
  const shown = vi.spyOn(field, 'scrollIntoView')
  giveRoom(height)
  const end = keepFocus(document.querySelector('i'))
  if (end !== undefined) onTestFinished(end)
  field.focus()
  const resizeTo = (to: number) => {
    giveRoom(to)
    resized()
  }
  return { shown, resizeTo }
}

test('[GAP-11] a field stays in sight when what is said of its stake takes its room', () => {
  const { shown, resizeTo } = openSlip(400, 300)
  resizeTo(350)
  resizeTo(500)
  resizeTo(250)
  expect(shown).toHaveBeenCalledTimes(2)
  expect(shown).toHaveBeenLastCalledWith({ block: 'nearest' })
})

test('[GAP-11] a field that the player scrolled away from is not brought back', () => {
  const { shown, resizeTo } = openSlip(400, 460)
  resizeTo(250)
  expect(shown).not.toHaveBeenCalled()
})
