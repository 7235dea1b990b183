import type { Artifacts } from 'lighthouse'

/** `tdur` is the processor's part of `dur`; both are in µs, as `ts` is. */
type TraceEvent = Artifacts['Trace']['traceEvents'][number] & { tdur?: number }

type Task = TraceEvent & { tdur: number }

/**
 * A trace whose tasks of the page's main thread last as long as they had a processor. Lighthouse
 * multiplies each task's length, as if the page had used all of it; beside other programs most of it
 * may be theirs. What happened within a task moves with it, what happened between tasks stays.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const tasksOf = new Map(mainThreads(events).map((thread) => [thread, outerTasks(events, thread)]))
  return events.map((event) => {
    const tasks = tasksOf.get(threadOf(event))
    if (tasks === undefined || event.ts <= 0) return event
    const ts = squeezed(tasks, event.ts)
    if (event.dur === undefined) return { ...event, ts }
    return { ...event, ts, dur: squeezed(tasks, event.ts + event.dur) - ts }
  })
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`
}

function mainThreads(events: readonly TraceEvent[]): string[] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf)
}

/** Tasks in their order, without those that run within another. */
function outerTasks(events: readonly TraceEvent[], thread: string): Task[] {
  const tasks: Task[] = []
  let end = 0
  const all = events.filter((event) => threadOf(event) === thread && isTask(event))
  for (const task of all.toSorted((a, b) => a.ts - b.ts) as Task[]) {
    if (task.ts < end) continue
    tasks.push(task)
    end = task.ts + (task.dur ?? 0)
  }
  return tasks
}

function isTask({ name, ph, dur, tdur }: TraceEvent): boolean {
  return name.endsWith('RunTask') && ph === 'X' && dur > 0 && tdur !== undefined
}

function squeezed(tasks: readonly Task[], time: number): number {
  const task = lastBefore(tasks, time)
  if (task?.dur === undefined || time > task.ts + task.dur) return time
  return task.ts + (time - task.ts) * Math.min(1, task.tdur / task.dur)
}

/** The last task that began by then. */
function lastBefore(tasks: readonly Task[], time: number): Task | undefined {
  let [low, high] = [0, tasks.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((tasks[middle]?.ts ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return tasks[low - 1]
}
