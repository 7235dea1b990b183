import type { quickBet as english } from '../../en/quick-bet.ts'
import type { Translation } from '../../translate.ts'

export const quickBet: Translation<typeof english> = {
  title: 'Scommessa rapida',
  toggle: 'Scommessa rapida sulle partite live',
  turnOff: 'Disattiva la scommessa rapida',
  close: 'Chiudi',
  balance: 'Saldo {amount}',
  stake: 'Puntata per tocco',
  approve: 'Scommetti con un tocco',
  approveAmount: 'Scommetti con un tocco {amount}',
  approveHint: 'Ogni tocco su una quota live piazza subito una scommessa. Non si può annullare.',
  needsStake: 'Scegli prima una puntata',
  revoked: 'Il tocco singolo è stato disattivato: il saldo è inferiore alla puntata',
  short: 'Il saldo è inferiore alla puntata',
  approveAndPlace: 'Consenti un tocco e scommetti {amount}',
  letGo: 'Lascia {outcome}',
  placing: 'Piazzamento…',
  checking: 'Nessuna risposta ricevuta. Verifica in corso…',
  checkingHint:
    'Chiediamo della tua scommessa finché non lo sappiamo. Nulla viene piazzato due volte.',
  interrupted: 'Accedi per vedere se la scommessa è stata piazzata',
  confirming: 'Inviata, conferma in corso… {seconds} s',
  confirmingSoon: 'Inviata, conferma in corso…',
  placed: 'Piazzati {amount}',
  rejected: 'Non accettata, {amount} restituiti',
  unknown: 'Non si sa ancora se è stata piazzata; vedi Le mie scommesse',
  refused: 'Non piazzata',
  results: 'Ultime scommesse rapide',
  announce: {
    on: 'La scommessa rapida è attiva. Scegli una puntata e consenti un tocco.',
    approved: 'Il tocco singolo è attivo: ogni tocco su una quota live punta {amount}.',
    pending: '{outcome} è scelto e ti aspetta nella scommessa rapida.',
    placed: 'Scommessa rapida piazzata, {amount} su {outcome}, riferimento {ref}',
    confirming: 'Scommessa rapida inviata, {amount} su {outcome}',
    rejected: 'La scommessa rapida su {outcome} non è stata accettata, {amount} restituiti',
  },
}
