import { expect, it } from 'vitest'
import { stopParts } from './stop-parts.ts'

it('stops every part in order, also after one that fails, and says which', async () => {
  const told: unknown[] = []
  const reporter = { report: (_: unknown, context: unknown) => void told.push(context) }
  const stopping = stopParts(
    {
      calls: async () => void told.push('calls'),
      payments: () => Promise.reject(new Error('lost')),
      book: () => {
        throw new Error('at once')
      },
      database: () => void told.push('database'),
    },
    reporter,
  )
  await expect(stopping).rejects.toMatchObject({
    errors: [{ message: 'lost' }, { message: 'at once' }],
  })
  expect(told).toEqual([
    'calls',
    { task: 'stop', part: 'payments' },
    { task: 'stop', part: 'book' },
    'database',
  ])
  await stopParts({ calls: () => undefined }, reporter)
})
