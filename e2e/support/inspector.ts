type Answer = { id: number; result: { result: { value?: unknown } } }

/**
 * Speaks to a process that was started with `--inspect`.
 *
 * @param output what the process has printed: it names the inspector's address there
 */
export async function openInspector(output: string) {
  const address = /ws:\/\/\S+/.exec(output)?.[0]
  if (address === undefined) throw new Error(`No inspector listens:\n${output}`)
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  const send = (method: string, params: object = {}) => {
    last += 1
    const id = last
    return new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return {
    /** Megabytes of the main thread that are in use once everything that nobody holds is gone. */
    async heapInUse(): Promise<number> {
      // What lies outside of the heap is let go by what a first collection has found.
      await send('HeapProfiler.collectGarbage')
      await send('HeapProfiler.collectGarbage')
      const { result } = await send('Runtime.evaluate', {
        expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
        returnByValue: true,
      })
      return Number(result.result.value) / 1_000_000
    },
    close: () => socket.close(),
  }
}
