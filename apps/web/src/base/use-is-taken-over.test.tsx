// @vitest-environment happy-dom
// Nothing within waits: the boundary is what the test is about.
// oxlint-disable-next-line no-restricted-imports
import { Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { useIsTakenOver } from './use-is-taken-over.ts'

let root: Root
afterEach(() => root.unmount())

const LEAGUES = 8
const rendered = vi.fn<() => void>()

function League() {
  rendered()
  return <li />
}

function List() {
  const isTakenOver = useIsTakenOver()
  return (
    <ul title={String(isTakenOver)}>
      {Array.from({ length: LEAGUES }, (_, at) => (
        <Suspense key={at}>
          <League />
        </Suspense>
      ))}
    </ul>
  )
}

const title = () => document.querySelector('ul')?.title

test('a list that the server wrote is taken over with one render of each league', async () => {
  document.body.innerHTML = renderToString(<List />)
  expect(title()).toBe('true')
  rendered.mockClear()
  root = hydrateRoot(document.body, <List />)
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(LEAGUES))
  root.render(<List />)
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(2 * LEAGUES))
  expect(title()).toBe('true')
})

test('a list that comes later is told that it stands on nothing of the server’s', async () => {
  root = createRoot(document.body)
  root.render(<List />)
  await vi.waitFor(() => expect(title()).toBe('false'))
})
