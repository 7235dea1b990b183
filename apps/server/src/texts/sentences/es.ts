import { football } from './football/es.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const es: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Quién gana más puntos en el partido con el hándicap entre paréntesis.',
  'More or fewer points in the match than the line.':
    'Más o menos puntos en el partido que la línea.',
  'Whether the number of points is odd or even.': 'Si el número de puntos es par o impar.',
  'Who wins more points of this set after the start in brackets.':
    'Quién gana más puntos en este set con el hándicap entre paréntesis.',
  'More or fewer points in this set than the line.': 'Más o menos puntos en este set que la línea.',
  'Whether the number of points of this set is odd or even.':
    'Si el número de puntos de este set es par o impar.',
  'Who is the first with this number of points in the set.':
    'Quién llega antes a este número de puntos en el set.',
  'Who wins this map; a map that is not played returns the stake.':
    'Quién gana este mapa; si no se juega, se devuelve el importe.',
  'Who wins more rounds of this map after the start in brackets.':
    'Quién gana más rondas en este mapa con el hándicap entre paréntesis.',
  'More or fewer rounds on this map than the line.':
    'Más o menos rondas en este mapa que la línea.',
  'Whether the number of rounds on this map is odd or even.':
    'Si el número de rondas en este mapa es par o impar.',
  'Whether the first team wins at least one map.':
    'Si el [primer|segundo] equipo gana al menos un mapa.',
  'Who is the first with this number of rounds on the map.':
    'Quién llega antes a este número de rondas en el mapa.',
  'More or fewer legs won by the first player than the line.':
    'Más o menos legs ganados por el [primer|segundo] jugador que la línea.',
  'Whether the number of legs is odd or even.': 'Si el número de legs es par o impar.',
  'Whether the match goes to its last possible leg.': 'Si el partido llega al último leg posible.',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Quién gana este leg; si no se juega, se devuelve el importe.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Más o menos carreras del equipo [local|visitante] que la línea, con entradas extra.',
  'Whether the number of runs is odd or even, extra innings included.':
    'Si el número de carreras es par o impar, con entradas extra.',
  'Which side leads after nine innings, or whether it is level then.':
    'Qué equipo va ganando tras nueve entradas, o si entonces hay empate.',
  'Whether it is level after nine innings.': 'Si hay empate tras nueve entradas.',
  'Which side leads after five innings.': 'Qué equipo va ganando tras cinco entradas.',
  'Which side leads after five innings with the start in brackets.':
    'Qué equipo va ganando tras cinco entradas con el hándicap entre paréntesis.',
  'More or fewer runs in five innings than the line.':
    'Más o menos carreras en cinco entradas que la línea.',
  'Which side scores more runs in this inning.': 'Qué equipo anota más carreras en esta entrada.',
  'More or fewer runs in this inning than the line.':
    'Más o menos carreras en esta entrada que la línea.',
  'Whether a run is scored in this inning.': 'Si se anota alguna carrera en esta entrada.',
  'Whether both sides have the same number of runs at the end.':
    'Si ambos equipos tienen el mismo número de carreras al final.',
  'More or fewer runs of the side that bats first than the line.':
    'Más o menos carreras del equipo que batea primero que la línea.',
  'Whether the runs of the first innings are odd or even.':
    'Si las carreras de la primera entrada son pares o impares.',
  'More or fewer runs in the first six overs than the line.':
    'Más o menos carreras en los seis primeros overs que la línea.',
  'More or fewer runs in this over than the line.':
    'Más o menos carreras en este over que la línea.',
  'Whether the runs of this over are odd or even.':
    'Si las carreras de este over son pares o impares.',
  'Whether a wicket falls in this over.': 'Si cae un wicket en este over.',
  'Who is first when the season is over.': 'Quién es primero al final de la temporada.',
  'Who is among the first four when the season is over; four outcomes win.':
    'Quién está entre los cuatro primeros al final de la temporada; ganan cuatro opciones.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Quién es uno de los dos últimos al final de la temporada; ganan dos opciones.',
  'Who wins the match.': 'Quién gana el partido.',
  'Who wins more games after the start in brackets.':
    'Quién gana más juegos con el hándicap entre paréntesis.',
  'Who wins more sets after the start in brackets.':
    'Quién gana más sets con el hándicap entre paréntesis.',
  'More or fewer games in the match than the line.':
    'Más o menos juegos en el partido que la línea.',
  'More or fewer games won by the first player than the line.':
    'Más o menos juegos ganados por el [primer|segundo] jugador que la línea.',
  'Whether the first player wins at least one set.':
    'Si el [primer|segundo] jugador gana al menos un set.',
  'Whether the number of games is odd or even.': 'Si el número de juegos es par o impar.',
  'The exact result in sets.': 'El resultado exacto en sets.',
  'More or fewer sets than the line.': 'Más o menos sets que la línea.',
  'Who wins this set; a set that is not played returns the stake.':
    'Quién gana este set; si no se juega, se devuelve el importe.',
  'Who wins more games of this set after the start in brackets.':
    'Quién gana más juegos en este set con el hándicap entre paréntesis.',
  'More or fewer games in this set than the line.': 'Más o menos juegos en este set que la línea.',
  'Who wins this game; a game that is not played returns the stake.':
    'Quién gana este juego; si no se juega, se devuelve el importe.',
  'Who wins more maps after the start in brackets.':
    'Quién gana más mapas con el hándicap entre paréntesis.',
  'More or fewer maps than the line.': 'Más o menos mapas que la línea.',
  'Who wins more legs after the start in brackets.':
    'Quién gana más legs con el hándicap entre paréntesis.',
  'More or fewer legs than the line.': 'Más o menos legs que la línea.',
  'Who wins the match, overtime included.': 'Quién gana el partido, prórroga incluida.',
  'Whether regular time ends level.': 'Si el tiempo reglamentario termina en empate.',
  'The winner after the start in brackets, overtime included.':
    'El ganador con el hándicap entre paréntesis, prórroga incluida.',
  'More or fewer points than the line, overtime included.':
    'Más o menos puntos que la línea, prórroga incluida.',
  'More or fewer points of the home side than the line, overtime included.':
    'Más o menos puntos del equipo [local|visitante] que la línea, prórroga incluida.',
  'Whether all points add up to an odd or even number.':
    'Si la suma de todos los puntos es par o impar.',
  'Which side scores more in this quarter.': 'Qué equipo anota más en este cuarto.',
  'Who scores more in this quarter; level returns the stake.':
    'Quién anota más en este cuarto; en caso de empate se devuelve el importe.',
  'The winner of this quarter after the start in brackets.':
    'El ganador de este cuarto con el hándicap entre paréntesis.',
  'More or fewer points in this quarter than the line.':
    'Más o menos puntos en este cuarto que la línea.',
  'Whether the points of this quarter are odd or even.':
    'Si los puntos de este cuarto son pares o impares.',
  'Who wins the game, extra innings included.': 'Quién gana el partido, con entradas extra.',
  'The winner after the start in brackets, extra innings included.':
    'El ganador con el hándicap entre paréntesis, con entradas extra.',
  'More or fewer runs than the line, extra innings included.':
    'Más o menos carreras que la línea, con entradas extra.',
  'Who wins the match, a super over included.': 'Quién gana el partido, super over incluido.',
  'Who wins the match in the end.': 'Quién acaba ganando el partido.',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'El ganador con el hándicap entre paréntesis; una tanda de penaltis cuenta como un gol.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Más o menos goles que la línea; una tanda de penaltis cuenta como un gol.',
  'Which side scores more in this period.': 'Qué equipo marca más en este periodo.',
  'More or fewer goals in this period than the line.':
    'Más o menos goles en este periodo que la línea.',
  'The winner of this period after the start in brackets.':
    'El ganador de este periodo con el hándicap entre paréntesis.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Cuenta el tiempo reglamentario con su tiempo añadido; la prórroga no.',
  'Overtime counts.': 'La prórroga cuenta.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'La prórroga cuenta; una tanda de penaltis cuenta como un gol para su ganador.',
  'Only the first half with its stoppage time counts.':
    'Solo cuenta la primera parte con su tiempo añadido.',
  'Only the second half with its stoppage time counts.':
    'Solo cuenta la segunda parte con su tiempo añadido.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Cuentan ambas partes, cada una con su tiempo añadido; la prórroga no.',
  'Only this part of the match counts.': 'Solo cuenta esta parte del partido.',
  'Only this set counts; not played, it is void.':
    'Solo cuenta este set; si no se juega, la apuesta es nula.',
  'Only this game counts; not played, it is void.':
    'Solo cuenta este juego; si no se juega, la apuesta es nula.',
  'The whole match counts.': 'Cuenta todo el partido.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Cuenta el tiempo reglamentario; si el gol no se marca, gana «Sin goles».',
  'Corners taken in regular time count.': 'Cuentan los córners sacados en el tiempo reglamentario.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Cuentan las tarjetas a jugadores en el campo: cada amarilla y la primera roja del partido, una cada una.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Cuentan los goles del tiempo reglamentario; los goles en propia puerta no son de ningún jugador de la lista.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Solo cuenta este mapa, prórroga incluida; si no se juega, la apuesta es nula.',
  'Only this leg counts; not played, it is void.':
    'Solo cuenta este leg; si no se juega, la apuesta es nula.',
  'Only this over counts; not begun, it is void.':
    'Solo cuenta este over; si no empieza, la apuesta es nula.',
  'Nine innings count, without extra innings.': 'Cuentan nueve entradas, sin entradas extra.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Cuenta la clasificación final de la temporada: puntos, luego diferencia de goles, luego goles.',
  'In the first half alone:': 'Solo en la primera parte:',
  'In the second half alone:': 'Solo en la segunda parte:',
}
