import { readFileSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

import { overrideTexts } from '../texts/site-texts.ts'
import { fixtureSchedule } from './fixtures/fixture-schedule.ts'
import { readFixtures } from './fixtures/read-fixtures.ts'
import type { FeedMessage } from './messages.ts'
import { drawnSchedule, onlySports } from './simulator/catalogue/schedule.ts'
import { createEngine, type Engine } from './simulator/engine/engine.ts'
import type { Schedule } from './simulator/engine/plan.ts'
import { createSimClock, type SimClock } from './simulator/engine/sim-clock.ts'
import { racePlans, withCourses } from './simulator/racing/race-schedule.ts'
import type { WorkerJob, WorkerOrder, WorkerReport } from './worker-feed.ts'

const STEP_MS = 250
/** While somebody else's feed runs. */
const PREPARE_EVERY_MS = 5_000
const MESSAGES_PER_POST = 400

const report = (message: WorkerReport): void => parentPort?.postMessage(message)

function send(messages: readonly FeedMessage[]): void {
  for (let from = 0; from < messages.length; from += MESSAGES_PER_POST) {
    report({ kind: 'messages', messages: messages.slice(from, from + MESSAGES_PER_POST) })
  }
}

function scheduleOf(job: WorkerJob, clock: SimClock): Schedule {
  return job.path === undefined
    ? withRaces(onlySports(drawnSchedule(job.seed, clock.zero), job.sports ?? []), job, clock)
    : fixtureSchedule(readFixtures(readFileSync(job.path, 'utf8'), job.path))
}

function withRaces(schedule: Schedule, { seed, races }: WorkerJob, { zero }: SimClock): Schedule {
  return races === true
    ? {
        catalogue: withCourses(schedule.catalogue),
        plans: (from, until) => [
          ...schedule.plans(from, until),
          ...racePlans(seed, zero, from, until),
        ],
      }
    : schedule
}

function run(engine: Engine, waits: boolean): void {
  let timer: NodeJS.Timeout
  const open = (): void => {
    clearInterval(timer)
    for (const batch of engine.open(Date.now())) send(batch)
    report({ kind: 'ready' })
    timer = setInterval(() => send(engine.advance(Date.now())), STEP_MS)
  }
  parentPort?.on('message', (order: WorkerOrder) => {
    switch (order.kind) {
      case 'open':
        return open()
      case 'joint_question': {
        const answer = engine.answerTogether(order.question, Date.now())
        return report({ kind: 'joint_answer', id: order.id, answer })
      }
      case 'stop':
        clearInterval(timer)
        parentPort?.close()
    }
  })
  if (!waits) return open()
  engine.prepare(Date.now())
  report({ kind: 'prepared' })
  timer = setInterval(() => engine.prepare(Date.now()), PREPARE_EVERY_MS)
}

/** @returns null after telling why there is none; a fault of ours ends the worker with its stack */
function readSchedule(job: WorkerJob, clock: SimClock): Schedule | null {
  try {
    return scheduleOf(job, clock)
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    return null
  }
}

function work(job: WorkerJob): void {
  overrideTexts(job.ownTexts)
  const clock = createSimClock(job.startedAt, job.speed)
  const schedule = readSchedule(job, clock)
  if (schedule === null) return
  run(
    createEngine({
      schedule,
      seed: job.seed,
      provider: job.kind,
      clock,
      marginScale: 1,
    }),
    job.waits === true,
  )
}

// The start compiles it beforehand, outside of a worker.
if (!isMainThread) work(workerData as WorkerJob)
