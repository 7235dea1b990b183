import type { PageData } from '../../../data/page-data.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

import { loadWidget } from './-widgets.tsx'

const nextTurn = () => new Promise((done) => setTimeout(done))

test('[EMBED-01] a widget that cannot be read leaves no refusal unheard, which would end the server', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const query = async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<never> => {
    // What comes last is refused when nobody waits for it any more.
    if (queryKey[0] !== 'match') await nextTurn()
    throw new Error(`Not ready: ${String(queryKey[0])}`)
  }
  const services = { page: { locale: 'en', locales: ['en'] }, queryClient: { query } }
  await expect(
    loadWidget(services as unknown as PageData, 'match-strip/7', undefined),
  ).rejects.toThrow('Not ready: match')
  await nextTurn()
  expect(unheard).not.toHaveBeenCalled()
})
