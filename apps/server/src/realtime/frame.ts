/** Puts a message into the framing of one kind of transport. */
export type FrameEncoder = (payload: Buffer) => Buffer

/**
 * Messages on their way to clients, joined by newlines. One frame is shared by every client that
 * is sent the same text, so that each framing of it is made once.
 */
export class Frame {
  readonly payload: Buffer
  #encoder: FrameEncoder | undefined
  #encoded: Buffer | undefined
  /** Framings but the first: nearly all clients use the same one. */
  #others: Map<FrameEncoder, Buffer> | undefined

  /** Whether it goes to all who follow something: it is worth compressing once. */
  readonly isShared: boolean

  /** @param text ASCII, see `asciiJson` */
  constructor(text: string, isShared = false) {
    this.isShared = isShared
    this.payload = Buffer.from(text, 'latin1')
  }

  get size(): number {
    return this.payload.length
  }

  encodedBy(encoder: FrameEncoder): Buffer {
    if (this.#encoded === undefined) {
      this.#encoder = encoder
      this.#encoded = encoder(this.payload)
    }
    return this.#encoder === encoder ? this.#encoded : this.#otherwise(encoder)
  }

  #otherwise(encoder: FrameEncoder): Buffer {
    this.#others ??= new Map()
    const encoded = this.#others.get(encoder) ?? encoder(this.payload)
    this.#others.set(encoder, encoded)
    return encoded
  }
}
