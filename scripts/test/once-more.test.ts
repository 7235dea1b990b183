import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runOnceMoreOnCi } from './once-more.ts'
import { readReport } from './tally.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { writeVitestReport } from './vitest-report.ts'

const failing = { passed: ['a > one'], failed: ['b > two'], failedFiles: ['b'], flaky: [] }
const steady = { passed: ['b > two'], failed: [], failedFiles: [], flaky: [] }
/** As after an error that no file is known for. */
const lost = { passed: ['a > one'], failed: [], failedFiles: [], flaky: [] }

type Result = { code: number; report: typeof failing | typeof steady }

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('CI', 'true')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Runs with these results, one after the other. */
const runWith = async (...results: readonly Result[]) =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, 'report.json')
    const asked: (readonly string[])[] = []
    const run = async (report: string, files: readonly string[]) => {
      const result = results[asked.length]
      asked.push(files)
      if (result === undefined) throw new Error('It was run too often')
      writeVitestReport(report, result.report)
      return result.code
    }
    const code = await runOnceMoreOnCi(run, path, ['given'])
    return { code, asked, tally: readReport(path) }
  })

describe('on CI', () => {
  it('runs the failed files once more, and names what was flaky', async () => {
    expect(await runWith({ code: 1, report: failing }, { code: 0, report: steady })).toEqual({
      code: 0,
      asked: [['given'], ['b']],
      tally: { passed: 2, failed: 0, flaky: ['b > two'] },
    })
  })

  it('fails when they fail again', async () => {
    const again = { ...failing, passed: [] }
    expect(await runWith({ code: 1, report: failing }, { code: 1, report: again })).toEqual({
      code: 1,
      asked: [['given'], ['b']],
      tally: { passed: 1, failed: 1, flaky: [] },
    })
  })

  it('runs everything once more when no file is known', async () => {
    const { code, asked } = await runWith({ code: 1, report: lost }, { code: 0, report: lost })
    expect({ code, asked }).toEqual({ code: 0, asked: [['given'], ['given']] })
  })

  it('repeats nothing that passed', async () => {
    expect((await runWith({ code: 0, report: steady })).asked).toEqual([['given']])
  })
})

it('repeats nothing on a developer’s machine', async () => {
  vi.stubEnv('CI', undefined)
  expect(await runWith({ code: 1, report: failing })).toMatchObject({ code: 1, asked: [['given']] })
})
