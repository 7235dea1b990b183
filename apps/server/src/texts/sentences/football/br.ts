/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Qual equipe vence, ou se a partida termina empatada.',
  'Two of the three results win.': 'Dois dos três resultados vencem.',
  'Which side wins; a draw returns the stake.':
    'Qual equipe vence; em caso de empate, o valor é devolvido.',
  'Draw or away win; a home win returns the stake.':
    'Empate ou vitória do visitante; se o mandante vencer, o valor é devolvido.',
  'Home win or draw; an away win returns the stake.':
    'Vitória do mandante ou empate; se o visitante vencer, o valor é devolvido.',
  'The result together with whether both sides score.':
    'O resultado junto com se ambas as equipes marcam ou não.',
  'The result together with more or fewer goals than the line.':
    'O resultado junto com mais ou menos gols que a linha.',
  'The exact final score; every score not listed is in the last outcome.':
    'O placar final exato; todo placar fora da lista entra na última opção.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'O vencedor com o handicap entre parênteses; uma linha de quarto divide o valor entre as duas linhas vizinhas.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Mais ou menos gols que a linha; se uma linha inteira for igualada, o valor é devolvido.',
  'More or fewer goals of the home side than the line.':
    'Mais ou menos gols do [mandante|visitante] que a linha.',
  'How many goals are scored.': 'Quantos gols são marcados.',
  'How many goals the home side scores.': 'Quantos gols o [mandante|visitante] marca.',
  'Whether the number of goals is odd or even; none is even.':
    'Se o número de gols é par ou ímpar; zero conta como par.',
  'Whether the home side scores an odd or even number of goals.':
    'Se o [mandante|visitante] marca um número par ou ímpar de gols.',
  'Whether each side scores at least once.': 'Se cada equipe marca ao menos uma vez.',
  'Which of the sides score at all.': 'Quais equipes marcam ao menos um gol.',
  'Whether the home side concedes nothing.': 'Se o [mandante|visitante] não sofre gols.',
  'Whether the home side wins without conceding.':
    'Se o [mandante|visitante] vence sem sofrer gols.',
  'More or fewer goals than the line together with whether both sides score.':
    'Mais ou menos gols que a linha junto com se ambas as equipes marcam ou não.',
  'Which side scores this goal, if it is scored at all.':
    'Qual equipe marca este gol, se ele sair.',
  'Which side takes more corners.': 'Qual equipe cobra mais escanteios.',
  'Which side takes more corners after the start in brackets.':
    'Qual equipe cobra mais escanteios com o handicap entre parênteses.',
  'More or fewer corners than the line.': 'Mais ou menos escanteios que a linha.',
  'Which side leads at half-time.': 'Qual equipe vence no intervalo.',
  'Two of the three half-time results win.': 'Dois dos três resultados no intervalo vencem.',
  'Who leads at half-time; level returns the stake.':
    'Quem vence no intervalo; em caso de empate, o valor é devolvido.',
  'The half-time leader after the start in brackets.':
    'Quem vence no intervalo com o handicap entre parênteses.',
  'More or fewer in the first half than the line.': 'Mais ou menos que a linha no primeiro tempo.',
  'More or fewer goals of the home side before half-time than the line.':
    'Mais ou menos gols do [mandante|visitante] antes do intervalo que a linha.',
  'Whether the goals of the first half are odd or even.':
    'Se o número de gols do primeiro tempo é par ou ímpar.',
  'Whether each side scores before half-time.': 'Se cada equipe marca antes do intervalo.',
  'The exact score at half-time.': 'O placar exato no intervalo.',
  'Which side scores more in the second half alone.': 'Qual equipe marca mais só no segundo tempo.',
  'Two of the three results of the second half win.':
    'Dois dos três resultados do segundo tempo vencem.',
  'Who scores more after the break; level returns the stake.':
    'Quem marca mais depois do intervalo; em caso de empate, o valor é devolvido.',
  'The winner of the second half after the start in brackets.':
    'O vencedor do segundo tempo com o handicap entre parênteses.',
  'More or fewer goals in the second half than the line.':
    'Mais ou menos gols no segundo tempo que a linha.',
  'Whether the goals of the second half are odd or even.':
    'Se o número de gols do segundo tempo é par ou ímpar.',
  'Whether each side scores after the break.': 'Se cada equipe marca depois do intervalo.',
  'The leader at half-time and the winner at the end.':
    'Quem vence no intervalo e quem vence no final.',
  'Whether the home side scores more in each half.':
    'Se o [mandante|visitante] marca mais que o adversário em cada tempo.',
  'Whether the home side scores more in at least one half.':
    'Se o [mandante|visitante] marca mais que o adversário em ao menos um tempo.',
  'In which half more goals are scored.': 'Em qual tempo saem mais gols.',
  'Whether the home side scores in each half.': 'Se o [mandante|visitante] marca em cada tempo.',
  'Whether each half has at least two goals.': 'Se cada tempo tem ao menos dois gols.',
  'Whether each half has at most one goal.': 'Se cada tempo tem no máximo um gol.',
  'Two of the three results together with whether both sides score.':
    'Dois dos três resultados junto com se ambas as equipes marcam ou não.',
  'Two of the three results together with more or fewer goals than the line.':
    'Dois dos três resultados junto com mais ou menos gols que a linha.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Quem vence no intervalo, quem vence no final e mais ou menos gols que a linha.',
  'Whether the home side wins, or more goals are scored than the line.':
    'Se o [mandante|visitante] vence ou saem mais gols que a linha.',
  'Whether the home side wins, or both sides score.':
    'Se o [mandante|visitante] vence ou ambas as equipes marcam.',
  'Who wins by how many goals.': 'Quem vence e por quantos gols.',
  'Between which numbers the goals lie.': 'Em qual faixa fica o número de gols.',
  'Between which numbers the goals of the home side lie.':
    'Em qual faixa fica o número de gols do [mandante|visitante].',
  'Whether one side wins and the other does not score.': 'Se uma equipe vence e a outra não marca.',
  'Whether each side scores at least twice.': 'Se cada equipe marca ao menos duas vezes.',
  'Whether the match ends level with goals.': 'Se a partida termina empatada com gols.',
  'Which side scores the last goal of the match.': 'Qual equipe marca o último gol da partida.',
  'Which side is the first with this number of goals.':
    'Qual equipe chega primeiro a este número de gols.',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'Em quais 15 minutos sai o primeiro gol; os acréscimos pertencem à última faixa do seu tempo.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'Em quais 10 minutos sai o primeiro gol; os acréscimos contam como minuto 45 e minuto 90.',
  'Whether a goal is scored up to this minute.': 'Se sai um gol até este minuto.',
  'In which half the home side scores more.': 'Em qual tempo o [mandante|visitante] marca mais.',
  'Whether both sides score in the first half, and in the second.':
    'Se ambas as equipes marcam no primeiro tempo, e no segundo.',
  'In which half the first goal falls.': 'Em qual tempo sai o primeiro gol.',
  'The result after the start in brackets is added; a draw is possible.':
    'O resultado depois de somar o handicap entre parênteses; o empate é possível.',
  'The exact score.': 'O placar exato.',
  'Which side takes this corner, if it is taken at all.':
    'Qual equipe cobra este escanteio, se houver.',
  'Which side takes the last corner of the match.':
    'Qual equipe cobra o último escanteio da partida.',
  'Which side is the first with this number of corners.':
    'Qual equipe chega primeiro a este número de escanteios.',
  'More or fewer corners of the home side than the line.':
    'Mais ou menos escanteios do [mandante|visitante] que a linha.',
  'Between which numbers the corners lie.': 'Em qual faixa fica o número de escanteios.',
  'Between which numbers the corners of the home side lie.':
    'Em qual faixa fica o número de escanteios do [mandante|visitante].',
  'Whether the number of corners is odd or even.': 'Se o número de escanteios é par ou ímpar.',
  'Which side takes more corners before half-time.':
    'Qual equipe cobra mais escanteios antes do intervalo.',
  'Which side takes more corners before half-time after the start in brackets.':
    'Qual equipe cobra mais escanteios antes do intervalo com o handicap entre parênteses.',
  'More or fewer corners before half-time than the line.':
    'Mais ou menos escanteios antes do intervalo que a linha.',
  'Between which numbers the corners before half-time lie.':
    'Em qual faixa fica o número de escanteios antes do intervalo.',
  'Whether the number of corners before half-time is odd or even.':
    'Se o número de escanteios antes do intervalo é par ou ímpar.',
  'Which side takes more corners after the break.':
    'Qual equipe cobra mais escanteios depois do intervalo.',
  'More or fewer corners after the break than the line.':
    'Mais ou menos escanteios depois do intervalo que a linha.',
  'More or fewer cards than the line.': 'Mais ou menos cartões que a linha.',
  'Which side gets more cards.': 'Qual equipe recebe mais cartões.',
  'Which side gets more cards after the start in brackets.':
    'Qual equipe recebe mais cartões com o handicap entre parênteses.',
  'Which side gets this card, if it is shown at all.':
    'Qual equipe recebe este cartão, se for mostrado.',
  'More or fewer cards of the home side than the line.':
    'Mais ou menos cartões do [mandante|visitante] que a linha.',
  'How many cards are shown.': 'Quantos cartões são mostrados.',
  'Whether the number of cards is odd or even.': 'Se o número de cartões é par ou ímpar.',
  'Whether each side gets at least one card.': 'Se cada equipe recebe ao menos um cartão.',
  'Whether a player is sent off.': 'Se algum jogador é expulso.',
  'Whether the first red card of the match goes to the home side.':
    'Se o primeiro cartão vermelho da partida é para o [mandante|visitante].',
  'Which side gets more cards before half-time.':
    'Qual equipe recebe mais cartões antes do intervalo.',
  'More or fewer cards before half-time than the line.':
    'Mais ou menos cartões antes do intervalo que a linha.',
  'Which side gets more cards after the break.':
    'Qual equipe recebe mais cartões depois do intervalo.',
  'More or fewer cards after the break than the line.':
    'Mais ou menos cartões depois do intervalo que a linha.',
  'Players who score at any time; several outcomes can win.':
    'Jogadores que marcam a qualquer momento; várias opções podem vencer.',
  'Who scores this goal, if it is scored at all.': 'Quem marca este gol, se ele sair.',
  'Who scores the last goal of the match.': 'Quem marca o último gol da partida.',
  'Players who score at least twice; several outcomes can win.':
    'Jogadores que marcam ao menos duas vezes; várias opções podem vencer.',
}
