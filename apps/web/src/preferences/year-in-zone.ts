/** I18N-10: the year it is in a time zone. @param now ms since the epoch @param timeZone IANA */
export function yearInZone(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now)
}
