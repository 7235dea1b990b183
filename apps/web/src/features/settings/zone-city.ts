/** Cities that browsers still list by names of the past. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** The city that a zone is named after. @param zone IANA name */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1)
  return (CITY_NAMES[city] ?? city).replaceAll('_', ' ')
}
