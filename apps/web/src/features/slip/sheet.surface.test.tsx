import { Sheet } from '@touchline/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import { createStore } from '../../base/store.ts'
import { useStore } from '../../base/use-store.ts'

test('[SLIP-06] what a folded sheet holds rests until it is unfolded, and says then what is so', async () => {
  const odds = createStore(1500)
  const rendered: number[] = []
  function Leg() {
    const shown = useStore(odds, (state) => state)
    rendered.push(shown)
    return <output>{shown}</output>
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    place.remove()
  })
  const show = (state: 'collapsed' | 'half') =>
    flushSync(() =>
      root.render(
        <Sheet
          state={state}
          onStateChange={() => undefined}
          label="Slip"
          expandLabel="More"
          collapseLabel="Less"
          strip="Strip"
        >
          <Leg />
        </Sheet>,
      ),
    )
  const move = (price: number) => flushSync(() => odds.setState(() => price))
  show('half')
  move(1600)
  show('collapsed')
  const before = rendered.length
  for (const price of [1700, 1800, 1900]) move(price)
  expect(rendered).toHaveLength(before)
  show('half')
  expect(place.querySelector('output')?.textContent).toBe('1900')
})

test('a finger pulls the sheet down wherever it lies, unless there is something to scroll back', () => {
  const states: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    place.remove()
  })
  flushSync(() =>
    root.render(
      <Sheet
        state="half"
        onStateChange={(state) => states.push(state)}
        label="Slip"
        expandLabel="More"
        collapseLabel="Less"
        strip="Strip"
      >
        <p>Selections</p>
      </Sheet>,
    ),
  )
  const sheet = place.querySelector('dialog')!
  const text = place.querySelector('p')!
  Object.defineProperty(sheet, 'offsetHeight', { value: 600 })
  const pull = (by: { x?: number; y: number }, pointerType = 'touch') => {
    const at = { bubbles: true, pointerId: 1, isPrimary: true, pointerType, button: 0 }
    text.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 100, clientY: 100 }))
    const end = { ...at, clientX: 100 + (by.x ?? 0), clientY: 100 + by.y }
    text.dispatchEvent(new PointerEvent('pointermove', end))
    const touch = new Event('touchmove', { bubbles: true, cancelable: true })
    text.dispatchEvent(touch)
    text.dispatchEvent(new PointerEvent('pointerup', end))
    return touch.defaultPrevented
  }
  expect(pull({ y: 250 })).toBe(true)
  expect(states).toEqual(['collapsed'])
  // Upwards the content scrolls, aside whatever slides there; a mouse selects text.
  expect(pull({ y: -250 })).toBe(false)
  expect(pull({ x: 300, y: 250 })).toBe(false)
  expect(pull({ y: 250 }, 'mouse')).toBe(false)
  text.parentElement!.scrollTop = 40
  expect(pull({ y: 250 })).toBe(false)
  expect(states).toEqual(['collapsed'])
})
