/** Where errors go that nobody awaits: the log, or a reporting service. */
export type Reporter = {
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void
}
