import type { Frame } from './frame.ts'

/** The way to one client. A session writes to it and knows nothing else about it. */
export type Transport = {
  readonly name: string
  /** Bytes handed over that the network has not taken yet. */
  readonly bufferedBytes: number
  /** It carries messages to the client only; those of the client come by requests of their own. */
  readonly oneWay: boolean
  /** What a channel carries goes out as bytes, for which no deltas are made. */
  readonly binary: boolean
  /** Writes the frames in order, in one system call where the transport allows it. */
  send(frames: readonly Frame[]): void
  /** Tells the client why and ends the connection; further calls do nothing. */
  close(code: number, reason: string): void
}

/** What a session offers to its transport. */
export type TransportSession = {
  /** Takes one message of the client: text in JSON, or bytes in protobuf. */
  receive(message: string | Uint8Array): void
  disconnect(reason: { code: number; reason: string }): void
  handleClosed(): void
}

/** What a client says by a request of its own, and the secret of the session that it is for. */
export type ClientMessage = { readonly session: string; readonly data: string | Uint8Array }
