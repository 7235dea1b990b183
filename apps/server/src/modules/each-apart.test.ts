import { expect, it } from 'vitest'
import { eachApart } from './each-apart.ts'

const work =
  (done: number[], failures: ReadonlyMap<number, Error>) =>
  async (item: number): Promise<void> => {
    const failure = failures.get(item)
    if (failure !== undefined) throw failure
    done.push(item)
  }

it('does the others after one that fails, and fails with the first at the end', async () => {
  const done: number[] = []
  const failures = new Map([
    [1, new Error('the first')],
    [3, new Error('another')],
  ])
  await expect(eachApart([1, 2, 3, 4], work(done, failures))).rejects.toThrow('the first')
  expect(done).toEqual([2, 4])
  await eachApart([5, 6], work(done, failures))
  expect(done).toEqual([2, 4, 5, 6])
})

it('tries nothing more once the database is gone', async () => {
  const done: number[] = []
  const lost = new Error('Connection terminated unexpectedly')
  await expect(eachApart([1, 2, 3], work(done, new Map([[2, lost]])))).rejects.toBe(lost)
  expect(done).toEqual([1])
})
