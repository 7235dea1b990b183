import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A browser's build of the English messages, in two parts. */
function partedMessages() {
  vi.doMock('../../../../locales/en/app.json', () => ({ default: { slip: { open: 'Open' } } }))
  vi.doMock('../../../../locales/en/betting.json', () => ({
    default: { slip: { expand: 'Expand' } },
  }))
  return import('./load-messages.ts')
}

it('a part that is asked for before the page has messages waits for all of them', async () => {
  vi.stubGlobal('document', {})
  const { completeMessages, loadFirstMessages } = await partedMessages()
  const seen: unknown[] = []
  const late = completeMessages().then(() => seen.push(messages))
  const messages = await loadFirstMessages({ locale: 'en', ownTexts: null })
  await late
  expect(seen).toEqual([{ slip: { open: 'Open', expand: 'Expand' } }])
})

it('a server has no messages to wait for', async () => {
  const { completeMessages } = await partedMessages()
  await expect(completeMessages()).resolves.toBeUndefined()
})

it("an operator's texts go before those of both parts, though the page learns of them later", async () => {
  vi.stubGlobal('document', {})
  const { completeMessages, loadFirstMessages } = await partedMessages()
  const ownTexts = { app: { slip: { open: 'Show' } }, betting: { slip: { expand: 'More' } } }
  const late = loadFirstMessages({ locale: 'en', ownTexts: null }).then(() => completeMessages())
  const messages = await loadFirstMessages({ locale: 'en', ownTexts })
  expect(messages).toMatchObject({ slip: { open: 'Show' } })
  await late
  await completeMessages()
  expect(messages).toEqual({ slip: { open: 'Show', expand: 'More' } })
})
