import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Fermer',
  back: 'Retour',
  retry: 'Réessayer',
  skipToContent: 'Aller au contenu',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  live: 'En direct',
  vs: '{home} – {away}',
}
