import type { words as en } from '../en/words.ts'

export const words: typeof en = {
  close: 'Schließen',
  back: 'Zurück',
  retry: 'Noch einmal versuchen',
  skipToContent: 'Zum Inhalt springen',
  today: 'Heute',
  tomorrow: 'Morgen',
  live: 'Live',
  vs: '{home} – {away}',
}
