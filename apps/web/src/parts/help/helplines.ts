/** Somebody to talk to about gambling. */
export type Helpline = {
  readonly name: string
  /** As it is dialled within the country; null where there is none. */
  readonly phone: string | null
  /** Where the number is published, and more help. */
  readonly url: string
}

/** Not of any country: help in writing, in many languages. */
const ANYWHERE: Helpline = {
  name: 'Gambling Therapy',
  phone: null,
  url: 'https://www.gamblingtherapy.org',
}

/** By country, as the sites named publish them. Numbers change: an operator looks up those of its own. */
const HELPLINES: Readonly<Record<string, Helpline>> = {
  AU: line('Gambling Help Online', '1800 858 858', 'https://www.gamblinghelponline.org.au'),
  CH: line('SOS Spielsucht', '0800 040 080', 'https://www.sos-spielsucht.ch'),
  DE: line('Check dein Spiel', '0800 1 37 27 00', 'https://www.check-dein-spiel.de'),
  DK: line('StopSpillet', '70 22 28 25', 'https://www.stopspillet.dk'),
  ES: line('FEJAR', '900 200 225', 'https://fejar.org'),
  FI: line('Peluuri', '0800 100 101', 'https://www.peluuri.fi'),
  FR: line('Joueurs Info Service', '09 74 75 13 13', 'https://www.joueurs-info-service.fr'),
  GB: line('GamCare', '0808 8020 133', 'https://www.gamcare.org.uk'),
  IT: line('TVNGA', '800 558 822', 'https://www.iss.it/tvnga'),
  NL: line('Loket Kansspel', '0800 24 000 22', 'https://loketkansspel.nl'),
  NO: line('Hjelpelinjen', '800 800 40', 'https://hjelpelinjen.no'),
  NZ: line('Gambling Helpline', '0800 654 655', 'https://www.gamblinghelpline.co.nz'),
  SE: line('Stödlinjen', '020 81 91 00', 'https://www.stodlinjen.se'),
  US: line('NCPG', '1-800-522-4700', 'https://www.ncpgambling.org'),
  ZA: line('NRGP', '0800 006 008', 'https://responsiblegambling.org.za'),
}

/** Where a message on losses and addiction has to stand where one joins and signs in: Brazil, SPA/MF 1.231/2024. */
const WARNED: ReadonlySet<string> = new Set(['BR'])

/** FAIR-31: whom a player in that country can call. */
export function helplineOf(country: string | null): Helpline {
  return country !== null && Object.hasOwn(HELPLINES, country)
    ? (HELPLINES[country] ?? ANYWHERE)
    : ANYWHERE
}

/** FAIR-39. */
export function isWarned(country: string | null): boolean {
  return country !== null && WARNED.has(country)
}

function line(name: string, phone: string, url: string): Helpline {
  return { name, phone, url }
}
