import type { LimitVisitors } from '../limit-visitors.ts'

/** Answers so many of each visitor's questions, and no more. */
export function fewPerVisitor(most: number): LimitVisitors {
  return () => {
    const asked = new Map<string, number>()
    return (address) => {
      const times = (asked.get(address) ?? 0) + 1
      asked.set(address, times)
      if (times > most) throw Object.assign(new Error('too often'), { statusCode: 429 })
    }
  }
}
