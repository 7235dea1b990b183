import { football } from './football/br.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const br: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Quem faz mais pontos na partida com o handicap entre parênteses.',
  'More or fewer points in the match than the line.':
    'Mais ou menos pontos na partida que a linha.',
  'Whether the number of points is odd or even.': 'Se o número de pontos é par ou ímpar.',
  'Who wins more points of this set after the start in brackets.':
    'Quem faz mais pontos neste set com o handicap entre parênteses.',
  'More or fewer points in this set than the line.': 'Mais ou menos pontos neste set que a linha.',
  'Whether the number of points of this set is odd or even.':
    'Se o número de pontos deste set é par ou ímpar.',
  'Who is the first with this number of points in the set.':
    'Quem chega primeiro a este número de pontos no set.',
  'Who wins this map; a map that is not played returns the stake.':
    'Quem vence este mapa; se não for jogado, o valor é devolvido.',
  'Who wins more rounds of this map after the start in brackets.':
    'Quem vence mais rounds neste mapa com o handicap entre parênteses.',
  'More or fewer rounds on this map than the line.': 'Mais ou menos rounds neste mapa que a linha.',
  'Whether the number of rounds on this map is odd or even.':
    'Se o número de rounds neste mapa é par ou ímpar.',
  'Whether the first team wins at least one map.':
    'Se a [primeira|segunda] equipe vence ao menos um mapa.',
  'Who is the first with this number of rounds on the map.':
    'Quem chega primeiro a este número de rounds no mapa.',
  'More or fewer legs won by the first player than the line.':
    'Mais ou menos legs vencidos pelo [primeiro|segundo] jogador que a linha.',
  'Whether the number of legs is odd or even.': 'Se o número de legs é par ou ímpar.',
  'Whether the match goes to its last possible leg.': 'Se a partida vai até o último leg possível.',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Quem vence este leg; se não for jogado, o valor é devolvido.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Mais ou menos corridas do [mandante|visitante] que a linha, com entradas extras.',
  'Whether the number of runs is odd or even, extra innings included.':
    'Se o número de corridas é par ou ímpar, com entradas extras.',
  'Which side leads after nine innings, or whether it is level then.':
    'Qual equipe vence depois de nove entradas, ou se há empate nesse momento.',
  'Whether it is level after nine innings.': 'Se há empate depois de nove entradas.',
  'Which side leads after five innings.': 'Qual equipe vence depois de cinco entradas.',
  'Which side leads after five innings with the start in brackets.':
    'Qual equipe vence depois de cinco entradas com o handicap entre parênteses.',
  'More or fewer runs in five innings than the line.':
    'Mais ou menos corridas em cinco entradas que a linha.',
  'Which side scores more runs in this inning.': 'Qual equipe anota mais corridas nesta entrada.',
  'More or fewer runs in this inning than the line.':
    'Mais ou menos corridas nesta entrada que a linha.',
  'Whether a run is scored in this inning.': 'Se alguma corrida é anotada nesta entrada.',
  'Whether both sides have the same number of runs at the end.':
    'Se ambas as equipes têm o mesmo número de corridas no final.',
  'More or fewer runs of the side that bats first than the line.':
    'Mais ou menos corridas da equipe que rebate primeiro que a linha.',
  'Whether the runs of the first innings are odd or even.':
    'Se as corridas da primeira entrada são pares ou ímpares.',
  'More or fewer runs in the first six overs than the line.':
    'Mais ou menos corridas nos seis primeiros overs que a linha.',
  'More or fewer runs in this over than the line.':
    'Mais ou menos corridas neste over que a linha.',
  'Whether the runs of this over are odd or even.':
    'Se as corridas deste over são pares ou ímpares.',
  'Whether a wicket falls in this over.': 'Se cai um wicket neste over.',
  'Who is first when the season is over.': 'Quem é o primeiro no fim da temporada.',
  'Who is among the first four when the season is over; four outcomes win.':
    'Quem está entre os quatro primeiros no fim da temporada; quatro opções vencem.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Quem é um dos dois últimos no fim da temporada; duas opções vencem.',
  'Who wins the match.': 'Quem vence a partida.',
  'Who wins more games after the start in brackets.':
    'Quem vence mais games com o handicap entre parênteses.',
  'Who wins more sets after the start in brackets.':
    'Quem vence mais sets com o handicap entre parênteses.',
  'More or fewer games in the match than the line.': 'Mais ou menos games na partida que a linha.',
  'More or fewer games won by the first player than the line.':
    'Mais ou menos games vencidos pelo [primeiro|segundo] jogador que a linha.',
  'Whether the first player wins at least one set.':
    'Se o [primeiro|segundo] jogador vence ao menos um set.',
  'Whether the number of games is odd or even.': 'Se o número de games é par ou ímpar.',
  'The exact result in sets.': 'O placar exato em sets.',
  'More or fewer sets than the line.': 'Mais ou menos sets que a linha.',
  'Who wins this set; a set that is not played returns the stake.':
    'Quem vence este set; se não for jogado, o valor é devolvido.',
  'Who wins more games of this set after the start in brackets.':
    'Quem vence mais games neste set com o handicap entre parênteses.',
  'More or fewer games in this set than the line.': 'Mais ou menos games neste set que a linha.',
  'Who wins this game; a game that is not played returns the stake.':
    'Quem vence este game; se não for jogado, o valor é devolvido.',
  'Who wins more maps after the start in brackets.':
    'Quem vence mais mapas com o handicap entre parênteses.',
  'More or fewer maps than the line.': 'Mais ou menos mapas que a linha.',
  'Who wins more legs after the start in brackets.':
    'Quem vence mais legs com o handicap entre parênteses.',
  'More or fewer legs than the line.': 'Mais ou menos legs que a linha.',
  'Who wins the match, overtime included.': 'Quem vence a partida, com prorrogação.',
  'Whether regular time ends level.': 'Se o tempo regulamentar termina empatado.',
  'The winner after the start in brackets, overtime included.':
    'O vencedor com o handicap entre parênteses, com prorrogação.',
  'More or fewer points than the line, overtime included.':
    'Mais ou menos pontos que a linha, com prorrogação.',
  'More or fewer points of the home side than the line, overtime included.':
    'Mais ou menos pontos do [mandante|visitante] que a linha, com prorrogação.',
  'Whether all points add up to an odd or even number.':
    'Se a soma de todos os pontos é par ou ímpar.',
  'Which side scores more in this quarter.': 'Qual equipe marca mais neste quarto.',
  'Who scores more in this quarter; level returns the stake.':
    'Quem marca mais neste quarto; em caso de empate, o valor é devolvido.',
  'The winner of this quarter after the start in brackets.':
    'O vencedor deste quarto com o handicap entre parênteses.',
  'More or fewer points in this quarter than the line.':
    'Mais ou menos pontos neste quarto que a linha.',
  'Whether the points of this quarter are odd or even.':
    'Se os pontos deste quarto são pares ou ímpares.',
  'Who wins the game, extra innings included.': 'Quem vence a partida, com entradas extras.',
  'The winner after the start in brackets, extra innings included.':
    'O vencedor com o handicap entre parênteses, com entradas extras.',
  'More or fewer runs than the line, extra innings included.':
    'Mais ou menos corridas que a linha, com entradas extras.',
  'Who wins the match, a super over included.': 'Quem vence a partida, com super over.',
  'Who wins the match in the end.': 'Quem vence a partida no fim das contas.',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'O vencedor com o handicap entre parênteses; uma disputa de pênaltis conta como um gol.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Mais ou menos gols que a linha; uma disputa de pênaltis conta como um gol.',
  'Which side scores more in this period.': 'Qual equipe marca mais neste período.',
  'More or fewer goals in this period than the line.':
    'Mais ou menos gols neste período que a linha.',
  'The winner of this period after the start in brackets.':
    'O vencedor deste período com o handicap entre parênteses.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Vale o tempo regulamentar com acréscimos; a prorrogação não.',
  'Overtime counts.': 'A prorrogação vale.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'A prorrogação vale; uma disputa de pênaltis conta como um gol para o vencedor.',
  'Only the first half with its stoppage time counts.':
    'Vale só o primeiro tempo com seus acréscimos.',
  'Only the second half with its stoppage time counts.':
    'Vale só o segundo tempo com seus acréscimos.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Valem os dois tempos, cada um com seus acréscimos; a prorrogação não.',
  'Only this part of the match counts.': 'Vale só esta parte da partida.',
  'Only this set counts; not played, it is void.':
    'Vale só este set; se não for jogado, a aposta é anulada.',
  'Only this game counts; not played, it is void.':
    'Vale só este game; se não for jogado, a aposta é anulada.',
  'The whole match counts.': 'Vale a partida inteira.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Vale o tempo regulamentar; se o gol não sair, vence “Nenhum gol”.',
  'Corners taken in regular time count.': 'Valem os escanteios cobrados no tempo regulamentar.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Valem os cartões para jogadores em campo: cada amarelo e o primeiro vermelho da partida, um cada.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Valem os gols do tempo regulamentar; gols contra não contam para nenhum jogador da lista.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Vale só este mapa, com prorrogação; se não for jogado, a aposta é anulada.',
  'Only this leg counts; not played, it is void.':
    'Vale só este leg; se não for jogado, a aposta é anulada.',
  'Only this over counts; not begun, it is void.':
    'Vale só este over; se não começar, a aposta é anulada.',
  'Nine innings count, without extra innings.': 'Valem nove entradas, sem entradas extras.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Vale a classificação final da temporada: pontos, depois saldo de gols, depois gols.',
  'In the first half alone:': 'Só no primeiro tempo:',
  'In the second half alone:': 'Só no segundo tempo:',
}
