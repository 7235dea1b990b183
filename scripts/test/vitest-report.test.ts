import { expect, it } from 'vitest'
import { withSecondRun } from './vitest-report.ts'

const first = {
  passed: ['a > steady', 'b > steady'],
  failed: ['a > shaky', 'a > broken'],
  failedFiles: ['a'],
  flaky: [],
}

it('takes what each test was in the end, and names what failed at first alone', () => {
  const second = {
    passed: ['a > shaky'],
    failed: ['a > broken', 'a > steady'],
    failedFiles: ['a'],
    flaky: [],
  }
  expect(withSecondRun(first, second)).toEqual({
    passed: ['b > steady', 'a > shaky'],
    failed: ['a > broken', 'a > steady'],
    failedFiles: ['a'],
    flaky: ['a > shaky'],
  })
})

it('holds a test for failed that the second run did not come to', () => {
  const nothing = { passed: [], failed: [], failedFiles: [], flaky: [] }
  expect(withSecondRun(first, nothing)).toMatchObject({
    failed: ['a > shaky', 'a > broken'],
    flaky: [],
  })
})

it('names a file whose error was outside of every test', () => {
  const broken = { passed: ['a > one'], failed: [], failedFiles: ['a', 'b'], flaky: [] }
  const second = { passed: ['a > one', 'b > two'], failed: [], failedFiles: [], flaky: [] }
  expect(withSecondRun(broken, second)).toEqual({
    passed: ['a > one', 'b > two'],
    failed: [],
    failedFiles: [],
    flaky: ['a', 'b'],
  })
})
