import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Lukk',
  back: 'Tilbake',
  retry: 'Prøv igjen',
  skipToContent: 'Hopp til innhold',
  today: 'I dag',
  tomorrow: 'I morgen',
  live: 'Live',
  vs: '{home} – {away}',
}
