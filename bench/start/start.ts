import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { freePort } from '../../scripts/system/free-port.ts'
import { root } from '../../scripts/system/root.ts'
import type { Row } from '../table.ts'
import { median } from '../measure.ts'
import { makeDataDir } from '../site.ts'
import { processorMs } from '../processor-ms.ts'

const STARTS = 5
const LIMIT_MS = 3_000

/** Milliseconds since the command was given; `busy`: of the processor, by all that it started. */
type Start = { listens: number; page: number; busy: number }

/**
 * `npm start` of a built tree as somebody has it who starts it once more: pages, compiled modules and
 * a database are there. The first one, which makes them, is not counted.
 */
export const bench = {
  title: 'Start',
  async run(): Promise<Row[]> {
    const dataDir = makeDataDir()
    try {
      await start(dataDir)
      const starts: Start[] = []
      for (let n = 0; n < STARTS; n += 1) starts.push(await start(dataDir))
      return rowsOf(starts)
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function start(dataDir: string): Promise<Start> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await Promise.race([
      printed(child.stdout, 'ready at '),
      ended.then(() => Promise.reject(new Error('the site ended before it was ready'))),
    ])
    const listens = performance.now() - begun
    const answer = await fetch(`http://localhost:${port}/sports`)
    await answer.text()
    if (!answer.ok) throw new Error(`the first page was answered ${answer.status}`)
    const page = performance.now() - begun
    const busy = await processorMs(child.pid ?? 0)
    return { listens, page, busy }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function printed(stream: Readable, text: string): Promise<void> {
  return new Promise((resolve) => {
    let all = ''
    stream.on('data', (chunk: Buffer) => {
      all += chunk.toString()
      if (all.includes(text)) resolve()
    })
  })
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

function rowsOf(starts: readonly Start[]): Row[] {
  const row = (what: string, value: number, limit?: Row['limit']): Row => ({
    what,
    value: inSeconds(value),
    peer: 'the limit',
    peerValue: inSeconds(LIMIT_MS),
    ratio: value / LIMIT_MS,
    ...(limit !== undefined && { limit }),
  })
  const middle = (pick: (start: Start) => number) => median(starts.map(pick))
  return [
    row(
      'second start of a built tree: listens',
      middle(({ listens }) => listens),
      { sign: '<', ratio: 1 },
    ),
    row(
      'the same: first page',
      middle(({ page }) => page),
      { sign: '<', ratio: 1 },
    ),
    row(
      'the same: processor time until then, of all processes',
      middle(({ busy }) => busy),
    ),
  ]
}
