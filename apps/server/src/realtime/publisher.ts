/** A place in a channel's stream: publications after it are still to come. */
export type StreamPosition = {
  offset: number
  /** Names the stream; another epoch means other numbers. Empty = not known. */
  epoch: string
}

type PublishOptions = {
  /** Leaves at once instead of with the next tick. For suspensions. */
  urgent?: boolean
}

/** The one way from the backend to the players' sockets. */
export type Publisher = {
  /**
   * Sends `data`, as it stands on the wire, to all subscribers of the channel, in the order of the
   * calls. Resolves when the push server has taken it.
   * @throws for data that JSON cannot express, and for a channel that does not exist
   */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<void> | void
  /**
   * Where the channel's stream stands. Read it before the data of a snapshot: then what the
   * snapshot lacks is what the stream still delivers.
   */
  position(channel: string): StreamPosition
  /**
   * Whether anybody could follow the channel: publications to one that is not wanted are dropped,
   * and its events need not be made. Absent: every channel is wanted.
   */
  isWanted?: (channel: string) => boolean
  /**
   * False when nobody could follow any channel of this user: one question in place of one for each
   * language. Absent: anybody could be followed.
   */
  isOwnerWanted?: (userId: string) => boolean
}
