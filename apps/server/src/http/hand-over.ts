import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Names who takes an answer; made anew for each call, so nobody outside can name one. */
const HEADER = 'x-hand-over'

const waiting = new Map<string, (answer: unknown) => void>()

/** Who asks for the answer itself, in the same process. */
export function takerOf(headers: IncomingHttpHeaders): ((answer: unknown) => void) | undefined {
  const name = headers[HEADER]
  return typeof name === 'string' ? waiting.get(name) : undefined
}

/**
 * Asks a route for its answer itself, past text.
 * @param ask sends the request with these headers
 * @returns what was asked, and the answer, undefined where there is text in its place
 */
export async function askForAnswer<Asked>(
  ask: (headers: Record<string, string>) => Promise<Asked>,
): Promise<{ asked: Asked; answer: unknown }> {
  const name = randomUUID()
  let answer: unknown
  waiting.set(name, (given) => {
    answer = given
  })
  try {
    return { asked: await ask({ [HEADER]: name }), answer }
  } finally {
    waiting.delete(name)
  }
}
