import { expect, it } from 'vitest'
import { eachApart } from './each-apart.ts'

const work =
  (done: number[], failures: ReadonlyMap<number, Error>) =>
  async (item: number): Promise<void> => {
    const failure = failures.get(item)
    if (failure !== undefined) throw failure
    done.push(item)
  }

it('does the others after one that fails, and fails with it at the end', async () => {
  const done: number[] = []
  const failure = new Error('the second')
  await expect(eachApart([1, 2, 3], work(done, new Map([[2, failure]])))).rejects.toBe(failure)
  expect(done).toEqual([1, 3])
  await eachApart([4, 5], work(done, new Map()))
  expect(done).toEqual([1, 3, 4, 5])
})

it('tells every failure, and in its words each reason once', async () => {
  const done: number[] = []
  const failures = [new Error('no reward'), new Error('no place'), new Error('no reward')] as const
  const failing = new Map([
    [1, failures[0]],
    [3, failures[1]],
    [4, failures[2]],
  ])
  const ending = eachApart([1, 2, 3, 4], work(done, failing))
  await expect(ending).rejects.toMatchObject({ message: 'no reward; no place', errors: failures })
  expect(done).toEqual([2])
})

it('tries nothing more once the database is gone', async () => {
  const done: number[] = []
  const lost = new Error('Connection terminated unexpectedly')
  await expect(eachApart([1, 2, 3], work(done, new Map([[2, lost]])))).rejects.toBe(lost)
  expect(done).toEqual([1])
})
