import { deltaRun } from '../delta/delta-encoder.ts'
import { Frame } from '../frame.ts'
import { publicationMessage } from '../protocol/replies.ts'
import type { Publication } from './history.ts'

/** `behind`: wants deltas, and has no publication yet that one could start from. */
export type DeltaMode = 'none' | 'behind' | 'running'

/** The frames of publications that leave together, each made when the first client needs it. */
export class BatchFrames {
  readonly #channel: string
  readonly #batch: readonly Publication[]
  readonly #before: Publication | undefined
  readonly #frames = new Map<DeltaMode, Frame>()

  /** @param before the publication that the batch follows */
  constructor(channel: string, batch: readonly Publication[], before: Publication | undefined) {
    this.#channel = channel
    this.#batch = batch
    this.#before = before
  }

  frame(delta: DeltaMode): Frame {
    const made = this.#frames.get(delta) ?? this.#make(delta)
    this.#frames.set(delta, made)
    return made
  }

  #make(delta: DeltaMode): Frame {
    const publications =
      delta === 'none'
        ? this.#batch.map(({ json }) => json)
        : deltaRun(this.#batch, delta === 'running' ? this.#before : undefined)
    const lines = publications.map((json) => publicationMessage(this.#channel, json))
    return new Frame(lines.join('\n'), true)
  }
}
