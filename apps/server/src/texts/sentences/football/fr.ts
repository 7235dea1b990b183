/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Quelle équipe gagne, ou si le match se termine par un nul.',
  'Two of the three results win.': 'Deux des trois résultats sont gagnants.',
  'Which side wins; a draw returns the stake.':
    'Quelle équipe gagne ; en cas de nul, la mise est remboursée.',
  'Draw or away win; a home win returns the stake.':
    'Match nul ou victoire à l’extérieur ; une victoire à domicile rembourse la mise.',
  'Home win or draw; an away win returns the stake.':
    'Victoire à domicile ou match nul ; une victoire à l’extérieur rembourse la mise.',
  'The result together with whether both sides score.':
    'Le résultat, combiné avec le fait que les deux équipes marquent ou non.',
  'The result together with more or fewer goals than the line.':
    'Le résultat, combiné avec plus ou moins de buts que la ligne.',
  'The exact final score; every score not listed is in the last outcome.':
    'Le score exact à la fin ; tout score absent de la liste relève du dernier choix.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'Le vainqueur compte tenu du handicap entre parenthèses ; une ligne au quart répartit la mise sur les deux lignes voisines.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Plus ou moins de buts que la ligne ; si une ligne entière tombe juste, la mise est remboursée.',
  'More or fewer goals of the home side than the line.':
    'Plus ou moins de buts de l’équipe [à domicile|à l’extérieur] que la ligne.',
  'How many goals are scored.': 'Combien de buts sont marqués.',
  'How many goals the home side scores.':
    'Combien de buts marque l’équipe [à domicile|à l’extérieur].',
  'Whether the number of goals is odd or even; none is even.':
    'Si le nombre de buts est pair ou impair ; zéro compte comme pair.',
  'Whether the home side scores an odd or even number of goals.':
    'Si l’équipe [à domicile|à l’extérieur] marque un nombre pair ou impair de buts.',
  'Whether each side scores at least once.': 'Si chaque équipe marque au moins une fois.',
  'Which of the sides score at all.': 'Quelles équipes marquent au moins une fois.',
  'Whether the home side concedes nothing.':
    'Si l’équipe [à domicile|à l’extérieur] n’encaisse aucun but.',
  'Whether the home side wins without conceding.':
    'Si l’équipe [à domicile|à l’extérieur] gagne sans encaisser de but.',
  'More or fewer goals than the line together with whether both sides score.':
    'Plus ou moins de buts que la ligne, combiné avec le fait que les deux équipes marquent ou non.',
  'Which side scores this goal, if it is scored at all.':
    'Quelle équipe marque ce but, s’il est marqué.',
  'Which side takes more corners.': 'Quelle équipe tire le plus de corners.',
  'Which side takes more corners after the start in brackets.':
    'Quelle équipe tire le plus de corners, compte tenu du handicap entre parenthèses.',
  'More or fewer corners than the line.': 'Plus ou moins de corners que la ligne.',
  'Which side leads at half-time.': 'Quelle équipe mène à la mi-temps.',
  'Two of the three half-time results win.':
    'Deux des trois résultats à la mi-temps sont gagnants.',
  'Who leads at half-time; level returns the stake.':
    'Qui mène à la mi-temps ; en cas d’égalité, la mise est remboursée.',
  'The half-time leader after the start in brackets.':
    'Qui mène à la mi-temps, compte tenu du handicap entre parenthèses.',
  'More or fewer in the first half than the line.':
    'Plus ou moins que la ligne en première mi-temps.',
  'More or fewer goals of the home side before half-time than the line.':
    'Plus ou moins de buts de l’équipe [à domicile|à l’extérieur] avant la mi-temps que la ligne.',
  'Whether the goals of the first half are odd or even.':
    'Si le nombre de buts de la première mi-temps est pair ou impair.',
  'Whether each side scores before half-time.': 'Si chaque équipe marque avant la mi-temps.',
  'The exact score at half-time.': 'Le score exact à la mi-temps.',
  'Which side scores more in the second half alone.':
    'Quelle équipe marque le plus dans la seule deuxième mi-temps.',
  'Two of the three results of the second half win.':
    'Deux des trois résultats de la deuxième mi-temps sont gagnants.',
  'Who scores more after the break; level returns the stake.':
    'Qui marque le plus après la pause ; en cas d’égalité, la mise est remboursée.',
  'The winner of the second half after the start in brackets.':
    'Le vainqueur de la deuxième mi-temps, compte tenu du handicap entre parenthèses.',
  'More or fewer goals in the second half than the line.':
    'Plus ou moins de buts en deuxième mi-temps que la ligne.',
  'Whether the goals of the second half are odd or even.':
    'Si le nombre de buts de la deuxième mi-temps est pair ou impair.',
  'Whether each side scores after the break.': 'Si chaque équipe marque après la pause.',
  'The leader at half-time and the winner at the end.':
    'Qui mène à la mi-temps et qui gagne à la fin.',
  'Whether the home side scores more in each half.':
    'Si l’équipe [à domicile|à l’extérieur] marque plus que l’autre dans chaque mi-temps.',
  'Whether the home side scores more in at least one half.':
    'Si l’équipe [à domicile|à l’extérieur] marque plus que l’autre dans au moins une mi-temps.',
  'In which half more goals are scored.': 'Dans quelle mi-temps il y a le plus de buts.',
  'Whether the home side scores in each half.':
    'Si l’équipe [à domicile|à l’extérieur] marque dans chaque mi-temps.',
  'Whether each half has at least two goals.': 'S’il y a au moins deux buts dans chaque mi-temps.',
  'Whether each half has at most one goal.': 'S’il y a au plus un but dans chaque mi-temps.',
  'Two of the three results together with whether both sides score.':
    'Deux des trois résultats, combinés avec le fait que les deux équipes marquent ou non.',
  'Two of the three results together with more or fewer goals than the line.':
    'Deux des trois résultats, combinés avec plus ou moins de buts que la ligne.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Qui mène à la mi-temps, qui gagne, et plus ou moins de buts que la ligne.',
  'Whether the home side wins, or more goals are scored than the line.':
    'Si l’équipe [à domicile|à l’extérieur] gagne ou s’il y a plus de buts que la ligne.',
  'Whether the home side wins, or both sides score.':
    'Si l’équipe [à domicile|à l’extérieur] gagne ou si les deux équipes marquent.',
  'Who wins by how many goals.': 'Qui gagne et avec combien de buts d’écart.',
  'Between which numbers the goals lie.': 'Dans quelle fourchette se situe le nombre de buts.',
  'Between which numbers the goals of the home side lie.':
    'Dans quelle fourchette se situe le nombre de buts de l’équipe [à domicile|à l’extérieur].',
  'Whether one side wins and the other does not score.':
    'Si une équipe gagne et que l’autre ne marque pas.',
  'Whether each side scores at least twice.': 'Si chaque équipe marque au moins deux fois.',
  'Whether the match ends level with goals.': 'Si le match se termine par un nul avec des buts.',
  'Which side scores the last goal of the match.': 'Quelle équipe marque le dernier but du match.',
  'Which side is the first with this number of goals.':
    'Quelle équipe atteint la première ce nombre de buts.',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'Dans quelle tranche de 15 minutes tombe le premier but ; le temps additionnel appartient à la dernière tranche de sa mi-temps.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'Dans quelle tranche de 10 minutes tombe le premier but ; le temps additionnel compte comme 45e et 90e minute.',
  'Whether a goal is scored up to this minute.': 'Si un but est marqué jusqu’à cette minute.',
  'In which half the home side scores more.':
    'Dans quelle mi-temps l’équipe [à domicile|à l’extérieur] marque le plus.',
  'Whether both sides score in the first half, and in the second.':
    'Si les deux équipes marquent en première mi-temps, et en deuxième.',
  'In which half the first goal falls.': 'Dans quelle mi-temps tombe le premier but.',
  'The result after the start in brackets is added; a draw is possible.':
    'Le résultat une fois ajouté le handicap entre parenthèses ; le nul est possible.',
  'The exact score.': 'Le score exact.',
  'Which side takes this corner, if it is taken at all.':
    'Quelle équipe tire ce corner, s’il a lieu.',
  'Which side takes the last corner of the match.':
    'Quelle équipe tire le dernier corner du match.',
  'Which side is the first with this number of corners.':
    'Quelle équipe atteint la première ce nombre de corners.',
  'More or fewer corners of the home side than the line.':
    'Plus ou moins de corners de l’équipe [à domicile|à l’extérieur] que la ligne.',
  'Between which numbers the corners lie.': 'Dans quelle fourchette se situe le nombre de corners.',
  'Between which numbers the corners of the home side lie.':
    'Dans quelle fourchette se situe le nombre de corners de l’équipe [à domicile|à l’extérieur].',
  'Whether the number of corners is odd or even.': 'Si le nombre de corners est pair ou impair.',
  'Which side takes more corners before half-time.':
    'Quelle équipe tire le plus de corners avant la mi-temps.',
  'Which side takes more corners before half-time after the start in brackets.':
    'Quelle équipe tire le plus de corners avant la mi-temps, compte tenu du handicap entre parenthèses.',
  'More or fewer corners before half-time than the line.':
    'Plus ou moins de corners avant la mi-temps que la ligne.',
  'Between which numbers the corners before half-time lie.':
    'Dans quelle fourchette se situe le nombre de corners avant la mi-temps.',
  'Whether the number of corners before half-time is odd or even.':
    'Si le nombre de corners avant la mi-temps est pair ou impair.',
  'Which side takes more corners after the break.':
    'Quelle équipe tire le plus de corners après la pause.',
  'More or fewer corners after the break than the line.':
    'Plus ou moins de corners après la pause que la ligne.',
  'More or fewer cards than the line.': 'Plus ou moins de cartons que la ligne.',
  'Which side gets more cards.': 'Quelle équipe reçoit le plus de cartons.',
  'Which side gets more cards after the start in brackets.':
    'Quelle équipe reçoit le plus de cartons, compte tenu du handicap entre parenthèses.',
  'Which side gets this card, if it is shown at all.':
    'Quelle équipe reçoit ce carton, s’il est donné.',
  'More or fewer cards of the home side than the line.':
    'Plus ou moins de cartons de l’équipe [à domicile|à l’extérieur] que la ligne.',
  'How many cards are shown.': 'Combien de cartons sont donnés.',
  'Whether the number of cards is odd or even.': 'Si le nombre de cartons est pair ou impair.',
  'Whether each side gets at least one card.': 'Si chaque équipe reçoit au moins un carton.',
  'Whether a player is sent off.': 'Si un joueur est expulsé.',
  'Whether the first red card of the match goes to the home side.':
    'Si le premier carton rouge du match est pour l’équipe [à domicile|à l’extérieur].',
  'Which side gets more cards before half-time.':
    'Quelle équipe reçoit le plus de cartons avant la mi-temps.',
  'More or fewer cards before half-time than the line.':
    'Plus ou moins de cartons avant la mi-temps que la ligne.',
  'Which side gets more cards after the break.':
    'Quelle équipe reçoit le plus de cartons après la pause.',
  'More or fewer cards after the break than the line.':
    'Plus ou moins de cartons après la pause que la ligne.',
  'Players who score at any time; several outcomes can win.':
    'Les joueurs qui marquent, à n’importe quel moment ; plusieurs choix peuvent être gagnants.',
  'Who scores this goal, if it is scored at all.': 'Qui marque ce but, s’il est marqué.',
  'Who scores the last goal of the match.': 'Qui marque le dernier but du match.',
  'Players who score at least twice; several outcomes can win.':
    'Les joueurs qui marquent au moins deux fois ; plusieurs choix peuvent être gagnants.',
}
