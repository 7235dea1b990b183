import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages } from './run-stages.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

describe('runStages', () => {
  it('adds up the reports', async () => {
    const tally = await inTemporaryFolder((reports) => {
      const write = (name: string) => async () => {
        const report = { passed: ['a.test.ts > one', 'a.test.ts > two'], failed: [], flaky: [] }
        writeFileSync(join(reports, name), JSON.stringify(report))
        return Promise.resolve(0)
      }
      return runStages(
        [
          { name: 'a', run: write('1.json') },
          { name: 'b', run: write('2.json') },
        ],
        reports,
      )
    })
    expect(tally).toEqual({ passed: 4, failed: 0, flaky: [] })
  })

  it('stops at the first stage that fails, and a broken stage is a failure', async () => {
    const later = vi.fn(() => Promise.resolve(0))
    const broken = () => Promise.reject(new Error('Chromium is missing'))
    const tally = await inTemporaryFolder((reports) =>
      runStages(
        [
          { name: 'a', run: broken },
          { name: 'b', run: later },
        ],
        reports,
      ),
    )
    expect(tally).toEqual({ passed: 0, failed: 1, flaky: [] })
    expect(later).not.toHaveBeenCalled()
    expect(console.error).toHaveBeenCalledWith('Chromium is missing')
  })
})
