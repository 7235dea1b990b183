import type { quickBet as english } from '../../en/quick-bet.ts'
import type { Translation } from '../../translate.ts'

export const quickBet: Translation<typeof english> = {
  title: 'Pari rapide',
  toggle: 'Pari rapide sur les matchs en direct',
  turnOff: 'Désactiver le pari rapide',
  close: 'Fermer',
  balance: 'Solde {amount}',
  stake: 'Mise par clic',
  approve: 'Parier en un clic',
  approveAmount: 'Parier en un clic {amount}',
  approveHint:
    'Chaque clic sur une cote en direct place aussitôt un pari. Il ne peut pas être annulé.',
  needsStake: 'Choisissez d’abord une mise',
  revoked: 'Le pari en un clic a été désactivé : votre solde est inférieur à la mise',
  short: 'Votre solde est inférieur à la mise',
  approveAndPlace: 'Autoriser le clic unique et miser {amount}',
  letGo: 'Abandonner {outcome}',
  placing: 'Placement…',
  checking: 'Nous n’avons pas reçu de réponse. Vérification…',
  checkingHint:
    'Nous demandons l’état de votre pari jusqu’à le connaître. Rien n’est placé deux fois.',
  interrupted: 'Connectez-vous pour voir si votre pari a été placé',
  confirming: 'Envoyé, confirmation… {seconds} s',
  confirmingSoon: 'Envoyé, confirmation…',
  placed: '{amount} placé',
  rejected: 'Pas accepté, {amount} rendu',
  unknown: 'On ne sait pas encore s’il a été placé ; voir Mes paris',
  refused: 'Non placé',
  nothingStaked: 'Rien n’a été misé.',
  results: 'Derniers paris rapides',
  announce: {
    on: 'Le pari rapide est activé. Choisissez une mise et autorisez le clic unique.',
    approved: 'Le clic unique est activé : chaque clic sur une cote en direct mise {amount}.',
    pending: '{outcome} est choisi et vous attend dans le pari rapide.',
    placed: 'Pari rapide placé, {amount} sur {outcome}, référence {ref}',
    confirming: 'Pari rapide envoyé, {amount} sur {outcome}',
    rejected: 'Le pari rapide sur {outcome} n’a pas été accepté, {amount} rendu',
  },
}
