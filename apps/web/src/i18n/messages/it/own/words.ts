import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Chiudi',
  back: 'Indietro',
  retry: 'Riprova',
  skipToContent: 'Vai al contenuto',
  today: 'Oggi',
  tomorrow: 'Domani',
  live: 'Live',
  vs: '{home} - {away}',
}
