import { median } from './measure.ts'
import { quantile } from './placements/closed-loop.ts'
import type { ScrolledList } from './scrolled-list.ts'
import type { Row } from './table.ts'

/** A longer frame is seen as a jerk. */
export const SMOOTH_MS = 50

/** The long list against the short one, frame by frame and in what they keep. */
export async function compareLists(many: ScrolledList, few: ScrolledList): Promise<Row[]> {
  const compared = comparer(few)
  const [long, short] = [await sizesOf(many), await sizesOf(few)]
  const frames = many.frames.length
  return [
    compared(`frames within ${SMOOTH_MS} ms, of ${frames}`, smooth(many), smooth(few), {
      shown: (share) => `${(share * 100).toFixed(2)} %`,
      limit: { sign: '>', ratio: 0.97 },
    }),
    compared('median frame', median(many.frames), median(few.frames), {
      shown: inMs,
      limit: { sign: '<', ratio: 1.5 },
    }),
    compared('p99 of the frames', quantile(many.frames, 0.99), quantile(few.frames, 0.99), {
      shown: inMs,
    }),
    compared('longest frame', Math.max(...many.frames), Math.max(...few.frames), { shown: inMs }),
    compared('main thread per frame', many.busy / frames, few.busy / few.frames.length, {
      shown: inMs,
      limit: { sign: '<', ratio: 2 },
    }),
    compared('heap afterwards', long.heap, short.heap, {
      shown: (bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`,
      limit: { sign: '<', ratio: 4 },
    }),
    compared('nodes of the page', long.nodes, short.nodes, {
      shown: (nodes) => String(nodes),
      limit: { sign: '<', ratio: 1.5 },
    }),
  ]
}

type Look = { shown: (value: number) => string; limit?: NonNullable<Row['limit']> }

function comparer({ rows }: ScrolledList) {
  return (what: string, value: number, peerValue: number, { shown, limit }: Look): Row => ({
    what,
    value: shown(value),
    peer: `the list of ${rows}`,
    peerValue: shown(peerValue),
    ratio: value / peerValue,
    ...(limit === undefined ? {} : { limit }),
  })
}

function smooth({ frames }: ScrolledList): number {
  return frames.filter((time) => time <= SMOOTH_MS).length / frames.length
}

async function sizesOf({ metrics }: ScrolledList): Promise<{ heap: number; nodes: number }> {
  await metrics.collectGarbage()
  const [heap = 0, nodes = 0] = await metrics.read('JSHeapUsedSize', 'Nodes')
  return { heap, nodes }
}

function inMs(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}
