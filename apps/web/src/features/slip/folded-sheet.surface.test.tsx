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
