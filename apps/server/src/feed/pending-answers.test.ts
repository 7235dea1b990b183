import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPendingAnswers } from './pending-answers.ts'

describe('pending answers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('find the question they belong to, in any order', async () => {
    const pending = createPendingAnswers<string>(100)
    const ids: number[] = []
    const both = [pending.ask((id) => ids.push(id)), pending.ask((id) => ids.push(id))]
    pending.answer(ids[1] ?? 0, 'second')
    pending.answer(ids[0] ?? 0, 'first')
    expect(await Promise.all(both)).toEqual(['first', 'second'])
    pending.answer(ids[0] ?? 0, 'late')
  })

  test('that do not come in time are an error, and so are those of somebody who has gone', async () => {
    const pending = createPendingAnswers<string>(100)
    const reason = (asked: Promise<string>) => asked.catch((error: unknown) => String(error))
    const late = reason(pending.ask(() => undefined))
    await vi.advanceTimersByTimeAsync(100)
    expect(await late).toContain('100 ms')
    const gone = reason(pending.ask(() => undefined))
    pending.rejectAll('The feed has stopped')
    expect(await gone).toContain('stopped')
  })
})
