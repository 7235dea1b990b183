import Bowser from 'bowser'

/** What a client says it is, for a list in which players tell their devices apart. */
export type ClientName = { readonly browser: string | null; readonly system: string | null }

const LONGEST = 500

/** A browser by its word in `User-Agent`. Others may say anything there: what is unknown is no name. */
export function clientName(userAgent: string | undefined): ClientName {
  if (userAgent === undefined || userAgent === '') return { browser: null, system: null }
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST))
  const system = parser.getOSName()
  // Without a system it is no browser, and bowser then takes the first word for its name.
  return system === ''
    ? { browser: null, system: null }
    : { browser: parser.getBrowserName() || null, system }
}
