/** IANA names alone: an offset knows nothing of summer. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

/** The one name of a zone that may have several; null where it is none. */
export function canonicalTimeZone(name: string): string | null {
  if (!isTimeZone(name)) return null
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
}
