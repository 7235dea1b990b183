import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Compartilhar',
  title: 'Compartilhar esta aposta',
  preview: 'O que os outros verão',
  previewHint: 'Os outros veem isto e recebem as odds do momento em que abrem.',
  withStake: 'Compartilhar também o meu valor',
  withStakeHint: 'Ele é preenchido para jogadores com a mesma moeda.',
  code: 'Código',
  link: 'Link',
  qrCode: 'QR code do link',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copyRefused: 'O navegador não permitiu copiar. Selecione o link acima.',
  native: 'Compartilhar…',
  failed: 'Não foi possível criar o código.',
  types: { single: 'Simples', combo: 'Múltipla', system: 'Sistema', custom_bet: 'Criar aposta' },
  comboOf: 'Múltipla de {count}',
  systemOf: 'Sistema {win}/{total}',
  enterCode: 'Digitar código',
  load: 'Carregar aposta',
  missing: 'Não está mais disponível e ficou de fora:',
  missingUnnamed: 'uma seleção encerrada',
  head: '{count, plural, one {Uma aposta compartilhada} other {Uma aposta compartilhada: # seleções}}',
  headOdds:
    '{count, plural, one {Uma aposta compartilhada a {odds}} other {Uma aposta compartilhada: # seleções a {odds}}}',
  notFound: {
    title: 'Aposta não encontrada',
    text: 'Este link de aposta não é mais válido. Confira o código ou peça um novo.',
    home: 'Ir para os esportes',
  },
}
