// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { busy, BusyPrices } from '../testing/busy-prices.tsx'
import { useInSlices } from './use-in-slices.ts'

let root: Root
beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => root.unmount())

const CARDS = 12
/** Longer than one slice of React's. */
const CARD_MS = 6

function Card() {
  busy(CARD_MS)
  return <li />
}

function Slip({ isShown }: { isShown: boolean }) {
  const mayMount = useInSlices(isShown)
  if (!isShown) return null
  return <ul>{mayMount && Array.from({ length: CARDS }, (_, at) => <Card key={at} />)}</ul>
}

const setShown = (isShown: boolean) =>
  root.render(
    <>
      <BusyPrices />
      <Slip isShown={isShown} />
    </>,
  )

const cards = () => document.querySelectorAll('li').length

test('what is mounted in slices is there while prices move without end, and goes at once', async () => {
  setShown(false)
  const list = () => document.querySelector('ul')
  await vi.waitFor(() => expect(document.querySelector('i')).not.toBeNull())
  setShown(true)
  await vi.waitFor(() => expect(list()).not.toBeNull())
  expect(cards()).toBe(0)
  await vi.waitFor(() => expect(cards()).toBe(CARDS), { timeout: 10_000 })
  setShown(false)
  await vi.waitFor(() => expect(list()).toBeNull())
  setShown(true)
  await vi.waitFor(() => expect(list()).not.toBeNull())
  expect(cards()).toBe(0)
})
