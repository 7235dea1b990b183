// oxlint-disable-next-line no-restricted-imports
import { Suspense, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'

import { lazyPart } from './lazy-part.tsx'

async function show(Part: ComponentType<{ name: string }>): Promise<string> {
  const page = (
    <main>
      <Suspense fallback="wait">
        <Part name="Ada" />
      </Suspense>
    </main>
  )
  const { prelude } = await prerender(page)
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

const Greeting = ({ name }: { name: string }) => <p>{name}</p>

test('a part is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Part = lazyPart(load)
  expect(await show(Part)).toContain('<p>Ada</p>')
  expect(await show(Part)).toContain('<p>Ada</p>')
  expect(load).toHaveBeenCalledOnce()
})

test('one that cannot be had leaves the page as it is, and is not asked for without end', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(gone)
  const Part = lazyPart(load)
  expect(await show(Part)).toBe('<main></main>')
  expect(report).toHaveBeenCalledExactlyOnceWith(gone)
  expect(await show(Part)).toBe('<main></main>')
  expect(load).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('one that was fetched before is part of a page that is written in one go', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting))
  const page = (
    <Suspense fallback="wait">
      <Part name="Ada" />
    </Suspense>
  )
  expect(renderToString(page)).not.toContain('Ada')
  const Fetched = lazyPart(() => Promise.resolve(Greeting))
  await Fetched.load()
  expect(renderToString(<Fetched name="Ada" />)).toBe('<p>Ada</p>')
})
