import type { LocalText } from '../messages.ts'
import type { SettlementRule } from './description.ts'

export const SETTLEMENT_RULES: Readonly<Record<SettlementRule, LocalText>> = {
  regular_time: {
    en: 'Regular time with its stoppage time counts; overtime does not.',
    de: 'Es zählt die reguläre Spielzeit mit Nachspielzeit, keine Verlängerung.',
  },
  including_overtime: {
    en: 'Overtime counts.',
    de: 'Die Verlängerung zählt.',
  },
  including_penalties: {
    en: 'Overtime counts; a shootout counts as one goal for its winner.',
    de: 'Die Verlängerung zählt; ein Penaltyschießen zählt als ein Tor für den Sieger.',
  },
  first_half: {
    en: 'Only the first half with its stoppage time counts.',
    de: 'Nur die erste Halbzeit mit ihrer Nachspielzeit zählt.',
  },
  second_half: {
    en: 'Only the second half with its stoppage time counts.',
    de: 'Nur die zweite Halbzeit mit ihrer Nachspielzeit zählt.',
  },
  both_halves: {
    en: 'Both halves count, each with its stoppage time; overtime does not.',
    de: 'Beide Halbzeiten mit Nachspielzeit zählen, keine Verlängerung.',
  },
  period: { en: 'Only this part of the match counts.', de: 'Nur dieser Spielabschnitt zählt.' },
  set: {
    en: 'Only this set counts; not played, it is void.',
    de: 'Nur dieser Satz zählt; wird er nicht gespielt, ist die Wette nichtig.',
  },
  game: {
    en: 'Only this game counts; not played, it is void.',
    de: 'Nur dieses Spiel zählt; wird es nicht gespielt, ist die Wette nichtig.',
  },
  whole_match: { en: 'The whole match counts.', de: 'Das ganze Match zählt.' },
  next_goal: {
    en: 'Regular time counts; if the goal is not scored, no goal wins.',
    de: 'Es zählt die reguläre Spielzeit; fällt das Tor nicht, gewinnt „Kein Tor“.',
  },
  corners: {
    en: 'Corners taken in regular time count.',
    de: 'Es zählen in der regulären Spielzeit ausgeführte Ecken.',
  },
  cards: {
    en: 'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.',
    de: 'Es zählen Karten gegen Spieler auf dem Feld: jede Gelbe Karte und die erste Rote Karte des Spiels, je eine.',
  },
  scorers: {
    en: 'Goals of regular time count; own goals belong to no listed player.',
    de: 'Es zählen Tore der regulären Spielzeit; Eigentore gehören keinem genannten Spieler.',
  },
  map: {
    en: 'Only this map counts, its overtime included; not played, it is void.',
    de: 'Nur diese Karte zählt, ihre Verlängerung eingeschlossen; wird sie nicht gespielt, ist die Wette nichtig.',
  },
  leg: {
    en: 'Only this leg counts; not played, it is void.',
    de: 'Nur dieses Leg zählt; wird es nicht gespielt, ist die Wette nichtig.',
  },
  over: {
    en: 'Only this over counts; not begun, it is void.',
    de: 'Nur dieses Over zählt; wird es nicht begonnen, ist die Wette nichtig.',
  },
  nine_innings: {
    en: 'Nine innings count, without extra innings.',
    de: 'Neun Innings zählen, keine Extra Innings.',
  },
  season: {
    en: 'The final table of the season counts: points, then goal difference, then goals.',
    de: 'Es zählt die Abschlusstabelle der Saison: Punkte, dann Tordifferenz, dann Tore.',
  },
}
