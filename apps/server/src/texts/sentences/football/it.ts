/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Quale squadra vince, o se la partita finisce in parità.',
  'Two of the three results win.': 'Vincono due dei tre esiti.',
  'Which side wins; a draw returns the stake.':
    'Quale squadra vince; in caso di pareggio la puntata viene restituita.',
  'Draw or away win; a home win returns the stake.':
    'Pareggio o vittoria in trasferta; se vince la squadra di casa, la puntata viene restituita.',
  'Home win or draw; an away win returns the stake.':
    'Vittoria in casa o pareggio; se vince la squadra ospite, la puntata viene restituita.',
  'The result together with whether both sides score.':
    'L’esito insieme al fatto che entrambe le squadre segnino o no.',
  'The result together with more or fewer goals than the line.':
    'L’esito insieme a più o meno gol della linea.',
  'The exact final score; every score not listed is in the last outcome.':
    'Il risultato esatto finale; ogni risultato non in elenco rientra nell’ultimo esito.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'Il vincitore con l’handicap tra parentesi; una linea con un quarto divide la puntata sulle due linee vicine.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Più o meno gol della linea; se una linea intera viene centrata, la puntata viene restituita.',
  'More or fewer goals of the home side than the line.':
    'Più o meno gol della squadra [di casa|ospite] rispetto alla linea.',
  'How many goals are scored.': 'Quanti gol vengono segnati.',
  'How many goals the home side scores.': 'Quanti gol segna la squadra [di casa|ospite].',
  'Whether the number of goals is odd or even; none is even.':
    'Se il numero di gol è pari o dispari; nessun gol vale come pari.',
  'Whether the home side scores an odd or even number of goals.':
    'Se la squadra [di casa|ospite] segna un numero pari o dispari di gol.',
  'Whether each side scores at least once.': 'Se ciascuna squadra segna almeno una volta.',
  'Which of the sides score at all.': 'Quali squadre segnano almeno un gol.',
  'Whether the home side concedes nothing.': 'Se la squadra [di casa|ospite] non subisce gol.',
  'Whether the home side wins without conceding.':
    'Se la squadra [di casa|ospite] vince senza subire gol.',
  'More or fewer goals than the line together with whether both sides score.':
    'Più o meno gol della linea insieme al fatto che entrambe le squadre segnino o no.',
  'Which side scores this goal, if it is scored at all.':
    'Quale squadra segna questo gol, se viene segnato.',
  'Which side takes more corners.': 'Quale squadra batte più corner.',
  'Which side takes more corners after the start in brackets.':
    'Quale squadra batte più corner con l’handicap tra parentesi.',
  'More or fewer corners than the line.': 'Più o meno corner della linea.',
  'Which side leads at half-time.': 'Quale squadra è in vantaggio all’intervallo.',
  'Two of the three half-time results win.': 'Vincono due dei tre esiti del primo tempo.',
  'Who leads at half-time; level returns the stake.':
    'Chi è in vantaggio all’intervallo; in caso di parità la puntata viene restituita.',
  'The half-time leader after the start in brackets.':
    'Chi è in vantaggio all’intervallo con l’handicap tra parentesi.',
  'More or fewer in the first half than the line.': 'Nel primo tempo più o meno della linea.',
  'More or fewer goals of the home side before half-time than the line.':
    'Più o meno gol della squadra [di casa|ospite] nel primo tempo rispetto alla linea.',
  'Whether the goals of the first half are odd or even.':
    'Se il numero di gol del primo tempo è pari o dispari.',
  'Whether each side scores before half-time.': 'Se ciascuna squadra segna nel primo tempo.',
  'The exact score at half-time.': 'Il risultato esatto all’intervallo.',
  'Which side scores more in the second half alone.':
    'Quale squadra segna di più nel solo secondo tempo.',
  'Two of the three results of the second half win.':
    'Vincono due dei tre esiti del secondo tempo.',
  'Who scores more after the break; level returns the stake.':
    'Chi segna di più nel secondo tempo; in caso di parità la puntata viene restituita.',
  'The winner of the second half after the start in brackets.':
    'Il vincitore del secondo tempo con l’handicap tra parentesi.',
  'More or fewer goals in the second half than the line.':
    'Più o meno gol nel secondo tempo rispetto alla linea.',
  'Whether the goals of the second half are odd or even.':
    'Se il numero di gol del secondo tempo è pari o dispari.',
  'Whether each side scores after the break.': 'Se ciascuna squadra segna nel secondo tempo.',
  'The leader at half-time and the winner at the end.':
    'Chi è in vantaggio all’intervallo e chi vince alla fine.',
  'Whether the home side scores more in each half.':
    'Se la squadra [di casa|ospite] segna più dell’altra in ciascun tempo.',
  'Whether the home side scores more in at least one half.':
    'Se la squadra [di casa|ospite] segna più dell’altra in almeno un tempo.',
  'In which half more goals are scored.': 'In quale tempo si segnano più gol.',
  'Whether the home side scores in each half.':
    'Se la squadra [di casa|ospite] segna in ciascun tempo.',
  'Whether each half has at least two goals.': 'Se in ciascun tempo si segnano almeno due gol.',
  'Whether each half has at most one goal.': 'Se in ciascun tempo si segna al massimo un gol.',
  'Two of the three results together with whether both sides score.':
    'Due dei tre esiti insieme al fatto che entrambe le squadre segnino o no.',
  'Two of the three results together with more or fewer goals than the line.':
    'Due dei tre esiti insieme a più o meno gol della linea.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Chi è in vantaggio all’intervallo, chi vince e più o meno gol della linea.',
  'Whether the home side wins, or more goals are scored than the line.':
    'Se la squadra [di casa|ospite] vince o si segnano più gol della linea.',
  'Whether the home side wins, or both sides score.':
    'Se la squadra [di casa|ospite] vince o entrambe le squadre segnano.',
  'Who wins by how many goals.': 'Chi vince e con quanti gol di scarto.',
  'Between which numbers the goals lie.': 'In quale intervallo rientra il numero di gol.',
  'Between which numbers the goals of the home side lie.':
    'In quale intervallo rientra il numero di gol della squadra [di casa|ospite].',
  'Whether one side wins and the other does not score.':
    'Se una squadra vince e l’altra non segna.',
  'Whether each side scores at least twice.': 'Se ciascuna squadra segna almeno due volte.',
  'Whether the match ends level with goals.': 'Se la partita finisce in parità con gol.',
  'Which side scores the last goal of the match.':
    'Quale squadra segna l’ultimo gol della partita.',
  'Which side is the first with this number of goals.':
    'Quale squadra arriva per prima a questo numero di gol.',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'In quali 15 minuti cade il primo gol; il recupero rientra nell’ultima fascia del suo tempo.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'In quali 10 minuti cade il primo gol; il recupero vale come 45° e 90° minuto.',
  'Whether a goal is scored up to this minute.': 'Se viene segnato un gol entro questo minuto.',
  'In which half the home side scores more.':
    'In quale tempo la squadra [di casa|ospite] segna di più.',
  'Whether both sides score in the first half, and in the second.':
    'Se entrambe le squadre segnano nel primo tempo, e nel secondo.',
  'In which half the first goal falls.': 'In quale tempo cade il primo gol.',
  'The result after the start in brackets is added; a draw is possible.':
    'L’esito dopo aver aggiunto l’handicap tra parentesi; il pareggio è possibile.',
  'The exact score.': 'Il risultato esatto.',
  'Which side takes this corner, if it is taken at all.':
    'Quale squadra batte questo corner, se viene battuto.',
  'Which side takes the last corner of the match.':
    'Quale squadra batte l’ultimo corner della partita.',
  'Which side is the first with this number of corners.':
    'Quale squadra arriva per prima a questo numero di corner.',
  'More or fewer corners of the home side than the line.':
    'Più o meno corner della squadra [di casa|ospite] rispetto alla linea.',
  'Between which numbers the corners lie.': 'In quale intervallo rientra il numero di corner.',
  'Between which numbers the corners of the home side lie.':
    'In quale intervallo rientra il numero di corner della squadra [di casa|ospite].',
  'Whether the number of corners is odd or even.': 'Se il numero di corner è pari o dispari.',
  'Which side takes more corners before half-time.':
    'Quale squadra batte più corner nel primo tempo.',
  'Which side takes more corners before half-time after the start in brackets.':
    'Quale squadra batte più corner nel primo tempo con l’handicap tra parentesi.',
  'More or fewer corners before half-time than the line.':
    'Più o meno corner nel primo tempo rispetto alla linea.',
  'Between which numbers the corners before half-time lie.':
    'In quale intervallo rientra il numero di corner del primo tempo.',
  'Whether the number of corners before half-time is odd or even.':
    'Se il numero di corner del primo tempo è pari o dispari.',
  'Which side takes more corners after the break.':
    'Quale squadra batte più corner nel secondo tempo.',
  'More or fewer corners after the break than the line.':
    'Più o meno corner nel secondo tempo rispetto alla linea.',
  'More or fewer cards than the line.': 'Più o meno cartellini della linea.',
  'Which side gets more cards.': 'Quale squadra riceve più cartellini.',
  'Which side gets more cards after the start in brackets.':
    'Quale squadra riceve più cartellini con l’handicap tra parentesi.',
  'Which side gets this card, if it is shown at all.':
    'Quale squadra riceve questo cartellino, se viene mostrato.',
  'More or fewer cards of the home side than the line.':
    'Più o meno cartellini della squadra [di casa|ospite] rispetto alla linea.',
  'How many cards are shown.': 'Quanti cartellini vengono mostrati.',
  'Whether the number of cards is odd or even.': 'Se il numero di cartellini è pari o dispari.',
  'Whether each side gets at least one card.': 'Se ciascuna squadra riceve almeno un cartellino.',
  'Whether a player is sent off.': 'Se un giocatore viene espulso.',
  'Whether the first red card of the match goes to the home side.':
    'Se il primo cartellino rosso della partita va alla squadra [di casa|ospite].',
  'Which side gets more cards before half-time.':
    'Quale squadra riceve più cartellini nel primo tempo.',
  'More or fewer cards before half-time than the line.':
    'Più o meno cartellini nel primo tempo rispetto alla linea.',
  'Which side gets more cards after the break.':
    'Quale squadra riceve più cartellini nel secondo tempo.',
  'More or fewer cards after the break than the line.':
    'Più o meno cartellini nel secondo tempo rispetto alla linea.',
  'Players who score at any time; several outcomes can win.':
    'I giocatori che segnano in qualsiasi momento; possono vincere più esiti.',
  'Who scores this goal, if it is scored at all.': 'Chi segna questo gol, se viene segnato.',
  'Who scores the last goal of the match.': 'Chi segna l’ultimo gol della partita.',
  'Players who score at least twice; several outcomes can win.':
    'I giocatori che segnano almeno due volte; possono vincere più esiti.',
}
