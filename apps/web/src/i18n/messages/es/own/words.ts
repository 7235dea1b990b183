import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Cerrar',
  back: 'Atrás',
  retry: 'Reintentar',
  skipToContent: 'Saltar al contenido',
  today: 'Hoy',
  tomorrow: 'Mañana',
  live: 'En vivo',
  vs: '{home} - {away}',
}
