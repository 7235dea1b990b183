import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Mensagens',
  dismiss: 'Dispensar',
  undo: 'Desfazer',
  slipCleared: 'O cupom foi esvaziado',
  tooManySelections: 'Cabem no máximo {maximum} seleções em um cupom',
  sharedBetLoaded: 'A aposta compartilhada tomou o lugar do seu cupom',
  sharedBetGone: 'Nenhuma destas seleções está mais disponível. Tente outra aposta.',
  sharedBetFailed: 'Não foi possível carregar a aposta. Tente mais tarde.',
  nothingAvailable: 'Nenhuma destas seleções está mais disponível',
  nothingAvailableHint: 'Tente outra aposta.',
  signedOut: 'Você saiu da conta',
  quickBetOff: 'A aposta rápida foi desligada',
  quickBetOffHint: 'Ela vale só para partidas ao vivo; a seleção está no seu cupom.',
  vipRejected: 'A aposta {ref} não foi aprovada',
  cashedOut: 'Cash out da aposta {ref} realizado',
  cashOutChanged: 'O cash out não foi feito: a oferta caiu',
  cashOutSuspended: 'O cash out não foi feito: uma seleção está suspensa',
  partlyAvailable: 'Não está mais disponível: {names}',
  vipRejectedHint: 'Seu valor foi devolvido.',
  partLost: 'Não foi possível carregar uma parte da página',
  partLostHint: 'Recarregue a página para continuar. Seu cupom é mantido.',
  reload: 'Recarregar',
}
