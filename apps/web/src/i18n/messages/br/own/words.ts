import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Fechar',
  back: 'Voltar',
  retry: 'Tentar de novo',
  skipToContent: 'Ir para o conteúdo',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  live: 'Ao vivo',
  vs: '{home} x {away}',
}
