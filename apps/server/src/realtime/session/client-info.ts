/** What others learn of a client, as it stands on the wire. */
export type ClientInfo = {
  readonly user: string
  readonly client: string
  /** Of the connection token. */
  readonly conn_info?: unknown
  /** Of the subscription token. */
  readonly chan_info?: unknown
}
