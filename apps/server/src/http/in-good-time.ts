import { Problem } from './problem.ts'

/** What reads take on a bad day; whoever waits longer wants to know whether there is anything to wait for. */
const PATIENCE_MS = 3_000

type Options = {
  readonly clock: { after(delayMs: number, action: () => void): () => void }
  /** Whether the database answers at all, however long a statement takes in it. */
  readonly databaseAnswers: () => Promise<boolean>
}

/**
 * For answers that change nothing. A database that has become silent, as behind a broken line, counts as
 * lost only when it would have ended the statement by itself; pages are told before that. What changes
 * something is waited for: it may have been done.
 *
 * @returns hands an answer on. @throws Problem 503 in its place once the database says nothing
 */
export function createPatience({ clock, databaseAnswers }: Options) {
  /** One question for all that wait: each takes a connection. */
  let question: Promise<boolean> | undefined
  const ask = () =>
    (question ??= databaseAnswers().finally(() => {
      question = undefined
    }))

  return async function inGoodTime<T>(answer: Promise<T>): Promise<T> {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    let isOver = false
    const wait = (): (() => void) => clock.after(PATIENCE_MS, () => void look())
    const look = async () => {
      const answers = await ask()
      if (isOver) return
      if (answers) cancel = wait()
      else reject(new Problem(503, 'error.http.unavailable'))
    }
    let cancel = wait()
    try {
      return await Promise.race([answer, silence])
    } finally {
      isOver = true
      cancel()
    }
  }
}
