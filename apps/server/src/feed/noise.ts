import { unitOf } from './random.ts'

const smooth = (x: number): number => x * x * (3 - 2 * x)

/** Smooth random curve in [-1, 1]: the same for the same key, new direction every `step`. */
export function noiseAt(key: string, x: number, step: number): number {
  const cell = Math.floor(x / step)
  const from = unitOf(key, cell) * 2 - 1
  const to = unitOf(key, cell + 1) * 2 - 1
  return from + (to - from) * smooth(x / step - cell)
}
