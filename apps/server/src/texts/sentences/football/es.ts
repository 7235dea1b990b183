/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Qué equipo gana, o si el partido termina en empate.',
  'Two of the three results win.': 'Ganan dos de los tres resultados.',
  'Which side wins; a draw returns the stake.':
    'Qué equipo gana; en caso de empate se devuelve el importe.',
  'Draw or away win; a home win returns the stake.':
    'Empate o victoria visitante; si gana el local, se devuelve el importe.',
  'Home win or draw; an away win returns the stake.':
    'Victoria local o empate; si gana el visitante, se devuelve el importe.',
  'The result together with whether both sides score.':
    'El resultado junto con si ambos equipos marcan o no.',
  'The result together with more or fewer goals than the line.':
    'El resultado junto con más o menos goles que la línea.',
  'The exact final score; every score not listed is in the last outcome.':
    'El resultado final exacto; los marcadores que no figuran en la lista entran en la última opción.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'El ganador con el hándicap entre paréntesis; una línea de cuarto reparte el importe entre las dos líneas vecinas.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Más o menos goles que la línea; si se acierta justo una línea entera, se devuelve el importe.',
  'More or fewer goals of the home side than the line.':
    'Más o menos goles del equipo [local|visitante] que la línea.',
  'How many goals are scored.': 'Cuántos goles se marcan.',
  'How many goals the home side scores.': 'Cuántos goles marca el equipo [local|visitante].',
  'Whether the number of goals is odd or even; none is even.':
    'Si el número de goles es par o impar; cero cuenta como par.',
  'Whether the home side scores an odd or even number of goals.':
    'Si el equipo [local|visitante] marca un número par o impar de goles.',
  'Whether each side scores at least once.': 'Si cada equipo marca al menos una vez.',
  'Which of the sides score at all.': 'Qué equipos marcan al menos un gol.',
  'Whether the home side concedes nothing.': 'Si el equipo [local|visitante] no encaja ningún gol.',
  'Whether the home side wins without conceding.':
    'Si el equipo [local|visitante] gana sin encajar.',
  'More or fewer goals than the line together with whether both sides score.':
    'Más o menos goles que la línea junto con si ambos equipos marcan o no.',
  'Which side scores this goal, if it is scored at all.': 'Qué equipo marca este gol, si se marca.',
  'Which side takes more corners.': 'Qué equipo saca más córners.',
  'Which side takes more corners after the start in brackets.':
    'Qué equipo saca más córners con el hándicap entre paréntesis.',
  'More or fewer corners than the line.': 'Más o menos córners que la línea.',
  'Which side leads at half-time.': 'Qué equipo va ganando al descanso.',
  'Two of the three half-time results win.': 'Ganan dos de los tres resultados al descanso.',
  'Who leads at half-time; level returns the stake.':
    'Quién va ganando al descanso; en caso de empate se devuelve el importe.',
  'The half-time leader after the start in brackets.':
    'Quién va ganando al descanso con el hándicap entre paréntesis.',
  'More or fewer in the first half than the line.': 'Más o menos que la línea en la primera parte.',
  'More or fewer goals of the home side before half-time than the line.':
    'Más o menos goles del equipo [local|visitante] antes del descanso que la línea.',
  'Whether the goals of the first half are odd or even.':
    'Si el número de goles de la primera parte es par o impar.',
  'Whether each side scores before half-time.': 'Si cada equipo marca antes del descanso.',
  'The exact score at half-time.': 'El resultado exacto al descanso.',
  'Which side scores more in the second half alone.':
    'Qué equipo marca más solo en la segunda parte.',
  'Two of the three results of the second half win.':
    'Ganan dos de los tres resultados de la segunda parte.',
  'Who scores more after the break; level returns the stake.':
    'Quién marca más tras el descanso; en caso de empate se devuelve el importe.',
  'The winner of the second half after the start in brackets.':
    'El ganador de la segunda parte con el hándicap entre paréntesis.',
  'More or fewer goals in the second half than the line.':
    'Más o menos goles en la segunda parte que la línea.',
  'Whether the goals of the second half are odd or even.':
    'Si el número de goles de la segunda parte es par o impar.',
  'Whether each side scores after the break.': 'Si cada equipo marca tras el descanso.',
  'The leader at half-time and the winner at the end.':
    'Quién va ganando al descanso y quién gana al final.',
  'Whether the home side scores more in each half.':
    'Si el equipo [local|visitante] marca más que el rival en cada parte.',
  'Whether the home side scores more in at least one half.':
    'Si el equipo [local|visitante] marca más que el rival en al menos una parte.',
  'In which half more goals are scored.': 'En qué parte se marcan más goles.',
  'Whether the home side scores in each half.':
    'Si el equipo [local|visitante] marca en cada parte.',
  'Whether each half has at least two goals.': 'Si en cada parte hay al menos dos goles.',
  'Whether each half has at most one goal.': 'Si en cada parte hay como máximo un gol.',
  'Two of the three results together with whether both sides score.':
    'Dos de los tres resultados junto con si ambos equipos marcan o no.',
  'Two of the three results together with more or fewer goals than the line.':
    'Dos de los tres resultados junto con más o menos goles que la línea.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Quién va ganando al descanso, quién gana y más o menos goles que la línea.',
  'Whether the home side wins, or more goals are scored than the line.':
    'Si gana el equipo [local|visitante] o se marcan más goles que la línea.',
  'Whether the home side wins, or both sides score.':
    'Si gana el equipo [local|visitante] o marcan ambos equipos.',
  'Who wins by how many goals.': 'Quién gana y por cuántos goles.',
  'Between which numbers the goals lie.': 'En qué intervalo está el número de goles.',
  'Between which numbers the goals of the home side lie.':
    'En qué intervalo está el número de goles del equipo [local|visitante].',
  'Whether one side wins and the other does not score.': 'Si un equipo gana y el otro no marca.',
  'Whether each side scores at least twice.': 'Si cada equipo marca al menos dos veces.',
  'Whether the match ends level with goals.': 'Si el partido termina en empate con goles.',
  'Which side scores the last goal of the match.': 'Qué equipo marca el último gol del partido.',
  'Which side is the first with this number of goals.':
    'Qué equipo llega antes a este número de goles.',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'En qué tramo de 15 minutos llega el primer gol; el tiempo añadido pertenece al último tramo de su parte.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'En qué tramo de 10 minutos llega el primer gol; el tiempo añadido cuenta como minuto 45 y minuto 90.',
  'Whether a goal is scored up to this minute.': 'Si se marca un gol hasta este minuto.',
  'In which half the home side scores more.': 'En qué parte marca más el equipo [local|visitante].',
  'Whether both sides score in the first half, and in the second.':
    'Si ambos equipos marcan en la primera parte, y en la segunda.',
  'In which half the first goal falls.': 'En qué parte llega el primer gol.',
  'The result after the start in brackets is added; a draw is possible.':
    'El resultado tras sumar el hándicap entre paréntesis; es posible el empate.',
  'The exact score.': 'El resultado exacto.',
  'Which side takes this corner, if it is taken at all.': 'Qué equipo saca este córner, si lo hay.',
  'Which side takes the last corner of the match.': 'Qué equipo saca el último córner del partido.',
  'Which side is the first with this number of corners.':
    'Qué equipo llega antes a este número de córners.',
  'More or fewer corners of the home side than the line.':
    'Más o menos córners del equipo [local|visitante] que la línea.',
  'Between which numbers the corners lie.': 'En qué intervalo está el número de córners.',
  'Between which numbers the corners of the home side lie.':
    'En qué intervalo está el número de córners del equipo [local|visitante].',
  'Whether the number of corners is odd or even.': 'Si el número de córners es par o impar.',
  'Which side takes more corners before half-time.':
    'Qué equipo saca más córners antes del descanso.',
  'Which side takes more corners before half-time after the start in brackets.':
    'Qué equipo saca más córners antes del descanso con el hándicap entre paréntesis.',
  'More or fewer corners before half-time than the line.':
    'Más o menos córners antes del descanso que la línea.',
  'Between which numbers the corners before half-time lie.':
    'En qué intervalo está el número de córners antes del descanso.',
  'Whether the number of corners before half-time is odd or even.':
    'Si el número de córners antes del descanso es par o impar.',
  'Which side takes more corners after the break.': 'Qué equipo saca más córners tras el descanso.',
  'More or fewer corners after the break than the line.':
    'Más o menos córners tras el descanso que la línea.',
  'More or fewer cards than the line.': 'Más o menos tarjetas que la línea.',
  'Which side gets more cards.': 'Qué equipo recibe más tarjetas.',
  'Which side gets more cards after the start in brackets.':
    'Qué equipo recibe más tarjetas con el hándicap entre paréntesis.',
  'Which side gets this card, if it is shown at all.':
    'Qué equipo recibe esta tarjeta, si se muestra.',
  'More or fewer cards of the home side than the line.':
    'Más o menos tarjetas del equipo [local|visitante] que la línea.',
  'How many cards are shown.': 'Cuántas tarjetas se muestran.',
  'Whether the number of cards is odd or even.': 'Si el número de tarjetas es par o impar.',
  'Whether each side gets at least one card.': 'Si cada equipo recibe al menos una tarjeta.',
  'Whether a player is sent off.': 'Si algún jugador es expulsado.',
  'Whether the first red card of the match goes to the home side.':
    'Si la primera tarjeta roja del partido es para el equipo [local|visitante].',
  'Which side gets more cards before half-time.':
    'Qué equipo recibe más tarjetas antes del descanso.',
  'More or fewer cards before half-time than the line.':
    'Más o menos tarjetas antes del descanso que la línea.',
  'Which side gets more cards after the break.': 'Qué equipo recibe más tarjetas tras el descanso.',
  'More or fewer cards after the break than the line.':
    'Más o menos tarjetas tras el descanso que la línea.',
  'Players who score at any time; several outcomes can win.':
    'Jugadores que marcan en cualquier momento; pueden ganar varias opciones.',
  'Who scores this goal, if it is scored at all.': 'Quién marca este gol, si se marca.',
  'Who scores the last goal of the match.': 'Quién marca el último gol del partido.',
  'Players who score at least twice; several outcomes can win.':
    'Jugadores que marcan al menos dos veces; pueden ganar varias opciones.',
}
