/** Running totals of a hub since its start. */
export type HubCounters = {
  publications: number
  connections: number
  /** Connections that the server ended, by disconnect code. */
  disconnects: Map<number, number>
}

export function createHubCounters(): HubCounters {
  return { publications: 0, connections: 0, disconnects: new Map() }
}

export function countDisconnect(counters: HubCounters, code: number): void {
  counters.disconnects.set(code, (counters.disconnects.get(code) ?? 0) + 1)
}
