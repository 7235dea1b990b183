// @vitest-environment happy-dom
import type { ComponentType, ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BusyPrices } from '../../testing/busy-prices.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Waiting } from './waiting.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => root.unmount())

/** A part whose code comes when it is told to. */
function partOnTheWay() {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Part = lazyPart(() => promise, { isSilent: true })
  return { Part, arrive: () => resolve(() => <b>Ada</b>) }
}

const show = (part: ReactNode) =>
  root.render(
    <>
      <BusyPrices />
      <Waiting fallback="wait">{part}</Waiting>
    </>,
  )
const text = () => document.body.textContent

test('what waited for its code is shown while prices move without end', async () => {
  const { Part, arrive } = partOnTheWay()
  show(<Part />)
  await vi.waitFor(() => expect(text()).toMatch(/^\d+wait$/))
  arrive()
  await vi.waitFor(() => expect(text()).toMatch(/^\d+Ada$/), { timeout: 10_000 })
  const shown = Number.parseInt(text())
  await vi.waitFor(() => expect(Number.parseInt(text())).toBeGreaterThan(shown))
})

test('what stood there before something was waited for keeps its state', async () => {
  const { Part, arrive } = partOnTheWay()
  const field = <input key="stake" />
  show(field)
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull())
  document.querySelector('input')!.value = '12.50'
  show([field, <Part key="part" />])
  await vi.waitFor(() => expect(text()).toMatch(/wait$/))
  arrive()
  await vi.waitFor(() => expect(text()).toMatch(/^\d+Ada$/), { timeout: 10_000 })
  expect(document.querySelector('input')?.value).toBe('12.50')
  expect(document.querySelector('input')?.style.display).toBe('')
})
