import { football } from './football/it.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const it: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Chi conquista più punti nel match con l’handicap tra parentesi.',
  'More or fewer points in the match than the line.':
    'Più o meno punti nel match rispetto alla linea.',
  'Whether the number of points is odd or even.': 'Se il numero di punti è pari o dispari.',
  'Who wins more points of this set after the start in brackets.':
    'Chi conquista più punti in questo set con l’handicap tra parentesi.',
  'More or fewer points in this set than the line.':
    'Più o meno punti in questo set rispetto alla linea.',
  'Whether the number of points of this set is odd or even.':
    'Se il numero di punti di questo set è pari o dispari.',
  'Who is the first with this number of points in the set.':
    'Chi arriva per primo a questo numero di punti nel set.',
  'Who wins this map; a map that is not played returns the stake.':
    'Chi vince questa mappa; se non si gioca, la puntata viene restituita.',
  'Who wins more rounds of this map after the start in brackets.':
    'Chi vince più round di questa mappa con l’handicap tra parentesi.',
  'More or fewer rounds on this map than the line.':
    'Più o meno round su questa mappa rispetto alla linea.',
  'Whether the number of rounds on this map is odd or even.':
    'Se il numero di round su questa mappa è pari o dispari.',
  'Whether the first team wins at least one map.':
    'Se la [prima|seconda] squadra vince almeno una mappa.',
  'Who is the first with this number of rounds on the map.':
    'Chi arriva per primo a questo numero di round sulla mappa.',
  'More or fewer legs won by the first player than the line.':
    'Più o meno leg vinti dal [primo|secondo] giocatore rispetto alla linea.',
  'Whether the number of legs is odd or even.': 'Se il numero di leg è pari o dispari.',
  'Whether the match goes to its last possible leg.':
    'Se il match arriva all’ultimo leg possibile.',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Chi vince questo leg; se non si gioca, la puntata viene restituita.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Più o meno punti della squadra [di casa|ospite] rispetto alla linea, inning extra inclusi.',
  'Whether the number of runs is odd or even, extra innings included.':
    'Se il numero di punti è pari o dispari, inning extra inclusi.',
  'Which side leads after nine innings, or whether it is level then.':
    'Quale squadra è in vantaggio dopo nove inning, o se allora c’è parità.',
  'Whether it is level after nine innings.': 'Se dopo nove inning c’è parità.',
  'Which side leads after five innings.': 'Quale squadra è in vantaggio dopo cinque inning.',
  'Which side leads after five innings with the start in brackets.':
    'Quale squadra è in vantaggio dopo cinque inning con l’handicap tra parentesi.',
  'More or fewer runs in five innings than the line.':
    'Più o meno punti in cinque inning rispetto alla linea.',
  'Which side scores more runs in this inning.': 'Quale squadra segna più punti in questo inning.',
  'More or fewer runs in this inning than the line.':
    'Più o meno punti in questo inning rispetto alla linea.',
  'Whether a run is scored in this inning.': 'Se in questo inning viene segnato almeno un punto.',
  'Whether both sides have the same number of runs at the end.':
    'Se alla fine entrambe le squadre hanno lo stesso numero di run.',
  'More or fewer runs of the side that bats first than the line.':
    'Più o meno run della squadra che batte per prima rispetto alla linea.',
  'Whether the runs of the first innings are odd or even.':
    'Se il numero di run del primo inning è pari o dispari.',
  'More or fewer runs in the first six overs than the line.':
    'Più o meno run nei primi sei over rispetto alla linea.',
  'More or fewer runs in this over than the line.':
    'Più o meno run in questo over rispetto alla linea.',
  'Whether the runs of this over are odd or even.':
    'Se il numero di run di questo over è pari o dispari.',
  'Whether a wicket falls in this over.': 'Se in questo over cade un wicket.',
  'Who is first when the season is over.': 'Chi è primo a fine stagione.',
  'Who is among the first four when the season is over; four outcomes win.':
    'Chi è tra i primi quattro a fine stagione; vincono quattro esiti.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Chi è tra gli ultimi due a fine stagione; vincono due esiti.',
  'Who wins the match.': 'Chi vince il match.',
  'Who wins more games after the start in brackets.':
    'Chi vince più game con l’handicap tra parentesi.',
  'Who wins more sets after the start in brackets.':
    'Chi vince più set con l’handicap tra parentesi.',
  'More or fewer games in the match than the line.':
    'Più o meno game nel match rispetto alla linea.',
  'More or fewer games won by the first player than the line.':
    'Più o meno game vinti dal [primo|secondo] giocatore rispetto alla linea.',
  'Whether the first player wins at least one set.':
    'Se il [primo|secondo] giocatore vince almeno un set.',
  'Whether the number of games is odd or even.': 'Se il numero di game è pari o dispari.',
  'The exact result in sets.': 'Il risultato esatto in set.',
  'More or fewer sets than the line.': 'Più o meno set della linea.',
  'Who wins this set; a set that is not played returns the stake.':
    'Chi vince questo set; se non si gioca, la puntata viene restituita.',
  'Who wins more games of this set after the start in brackets.':
    'Chi vince più game in questo set con l’handicap tra parentesi.',
  'More or fewer games in this set than the line.':
    'Più o meno game in questo set rispetto alla linea.',
  'Who wins this game; a game that is not played returns the stake.':
    'Chi vince questo game; se non si gioca, la puntata viene restituita.',
  'Who wins more maps after the start in brackets.':
    'Chi vince più mappe con l’handicap tra parentesi.',
  'More or fewer maps than the line.': 'Più o meno mappe della linea.',
  'Who wins more legs after the start in brackets.':
    'Chi vince più leg con l’handicap tra parentesi.',
  'More or fewer legs than the line.': 'Più o meno leg della linea.',
  'Who wins the match, overtime included.': 'Chi vince la partita, supplementari inclusi.',
  'Whether regular time ends level.': 'Se i tempi regolamentari finiscono in parità.',
  'The winner after the start in brackets, overtime included.':
    'Il vincitore con l’handicap tra parentesi, supplementari inclusi.',
  'More or fewer points than the line, overtime included.':
    'Più o meno punti della linea, supplementari inclusi.',
  'More or fewer points of the home side than the line, overtime included.':
    'Più o meno punti della squadra [di casa|ospite] rispetto alla linea, supplementari inclusi.',
  'Whether all points add up to an odd or even number.':
    'Se la somma di tutti i punti è pari o dispari.',
  'Which side scores more in this quarter.': 'Quale squadra segna di più in questo quarto.',
  'Who scores more in this quarter; level returns the stake.':
    'Chi segna di più in questo quarto; in caso di parità la puntata viene restituita.',
  'The winner of this quarter after the start in brackets.':
    'Il vincitore di questo quarto con l’handicap tra parentesi.',
  'More or fewer points in this quarter than the line.':
    'Più o meno punti in questo quarto rispetto alla linea.',
  'Whether the points of this quarter are odd or even.':
    'Se il numero di punti di questo quarto è pari o dispari.',
  'Who wins the game, extra innings included.': 'Chi vince la partita, inning extra inclusi.',
  'The winner after the start in brackets, extra innings included.':
    'Il vincitore con l’handicap tra parentesi, inning extra inclusi.',
  'More or fewer runs than the line, extra innings included.':
    'Più o meno punti della linea, inning extra inclusi.',
  'Who wins the match, a super over included.': 'Chi vince la partita, super over incluso.',
  'Who wins the match in the end.': 'Chi vince la partita alla fine.',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'Il vincitore con l’handicap tra parentesi; i rigori valgono come un gol.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Più o meno gol della linea; i rigori valgono come un gol.',
  'Which side scores more in this period.': 'Quale squadra segna di più in questo periodo.',
  'More or fewer goals in this period than the line.':
    'Più o meno gol in questo periodo rispetto alla linea.',
  'The winner of this period after the start in brackets.':
    'Il vincitore di questo periodo con l’handicap tra parentesi.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Valgono i tempi regolamentari con il recupero; non i supplementari.',
  'Overtime counts.': 'I supplementari valgono.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'I supplementari valgono; i rigori valgono come un gol per chi li vince.',
  'Only the first half with its stoppage time counts.':
    'Vale solo il primo tempo con il suo recupero.',
  'Only the second half with its stoppage time counts.':
    'Vale solo il secondo tempo con il suo recupero.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Valgono entrambi i tempi, ciascuno con il suo recupero; non i supplementari.',
  'Only this part of the match counts.': 'Vale solo questa parte della partita.',
  'Only this set counts; not played, it is void.':
    'Vale solo questo set; se non si gioca, la scommessa è nulla.',
  'Only this game counts; not played, it is void.':
    'Vale solo questo game; se non si gioca, la scommessa è nulla.',
  'The whole match counts.': 'Vale l’intera partita.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Valgono i tempi regolamentari; se il gol non viene segnato, vince «Nessun gol».',
  'Corners taken in regular time count.': 'Valgono i corner battuti nei tempi regolamentari.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Valgono i cartellini mostrati ai giocatori in campo: ogni cartellino giallo e il primo rosso della partita, uno ciascuno.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Valgono i gol dei tempi regolamentari; le autoreti non contano per nessun giocatore in elenco.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Vale solo questa mappa, supplementari inclusi; se non si gioca, la scommessa è nulla.',
  'Only this leg counts; not played, it is void.':
    'Vale solo questo leg; se non si gioca, la scommessa è nulla.',
  'Only this over counts; not begun, it is void.':
    'Vale solo questo over; se non inizia, la scommessa è nulla.',
  'Nine innings count, without extra innings.': 'Valgono nove inning, senza inning extra.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Vale la classifica finale della stagione: punti, poi differenza reti, poi gol.',
  'In the first half alone:': 'Solo nel primo tempo:',
  'In the second half alone:': 'Solo nel secondo tempo:',
}
