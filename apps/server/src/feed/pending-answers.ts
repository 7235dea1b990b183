/** Questions that were sent to somebody else, by number. */
export type PendingAnswers<Answer> = {
  /** @throws when no answer comes in time, or nobody is there any more */
  ask(send: (id: number) => void): Promise<Answer>
  answer(id: number, answer: Answer): void
  /** Nobody will answer any more. */
  rejectAll(reason: string): void
}

export function createPendingAnswers<Answer>(timeoutMs: number): PendingAnswers<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let last = 0
  return {
    async ask(send) {
      const id = ++last
      const answer = Promise.withResolvers<Answer>()
      waiting.set(id, answer)
      const timer = setTimeout(
        () => answer.reject(new Error(`No answer within ${timeoutMs} ms`)),
        timeoutMs,
      )
      try {
        send(id)
        return await answer.promise
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    answer: (id, answer) => waiting.get(id)?.resolve(answer),
    rejectAll: (reason) => {
      for (const { reject } of waiting.values()) reject(new Error(reason))
    },
  }
}
