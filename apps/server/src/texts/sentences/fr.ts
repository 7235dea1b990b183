import { football } from './football/fr.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const fr: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Qui remporte le plus de points du match, compte tenu du handicap entre parenthèses.',
  'More or fewer points in the match than the line.':
    'Plus ou moins de points dans le match que la ligne.',
  'Whether the number of points is odd or even.': 'Si le nombre de points est pair ou impair.',
  'Who wins more points of this set after the start in brackets.':
    'Qui remporte le plus de points dans ce set, compte tenu du handicap entre parenthèses.',
  'More or fewer points in this set than the line.':
    'Plus ou moins de points dans ce set que la ligne.',
  'Whether the number of points of this set is odd or even.':
    'Si le nombre de points de ce set est pair ou impair.',
  'Who is the first with this number of points in the set.':
    'Qui atteint le premier ce nombre de points dans le set.',
  'Who wins this map; a map that is not played returns the stake.':
    'Qui gagne cette carte ; si elle n’est pas jouée, la mise est remboursée.',
  'Who wins more rounds of this map after the start in brackets.':
    'Qui gagne le plus de rounds sur cette carte, compte tenu du handicap entre parenthèses.',
  'More or fewer rounds on this map than the line.':
    'Plus ou moins de rounds sur cette carte que la ligne.',
  'Whether the number of rounds on this map is odd or even.':
    'Si le nombre de rounds sur cette carte est pair ou impair.',
  'Whether the first team wins at least one map.':
    'Si la [première|deuxième] équipe gagne au moins une carte.',
  'Who is the first with this number of rounds on the map.':
    'Qui atteint le premier ce nombre de rounds sur la carte.',
  'More or fewer legs won by the first player than the line.':
    'Plus ou moins de legs gagnés par le [premier|deuxième] joueur que la ligne.',
  'Whether the number of legs is odd or even.': 'Si le nombre de legs est pair ou impair.',
  'Whether the match goes to its last possible leg.':
    'Si le match va jusqu’au dernier leg possible.',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Qui gagne ce leg ; s’il n’est pas joué, la mise est remboursée.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Plus ou moins de points de l’équipe [à domicile|à l’extérieur] que la ligne, manches supplémentaires comprises.',
  'Whether the number of runs is odd or even, extra innings included.':
    'Si le nombre de points est pair ou impair, manches supplémentaires comprises.',
  'Which side leads after nine innings, or whether it is level then.':
    'Quelle équipe mène après neuf manches, ou s’il y a alors égalité.',
  'Whether it is level after nine innings.': 'S’il y a égalité après neuf manches.',
  'Which side leads after five innings.': 'Quelle équipe mène après cinq manches.',
  'Which side leads after five innings with the start in brackets.':
    'Quelle équipe mène après cinq manches, compte tenu du handicap entre parenthèses.',
  'More or fewer runs in five innings than the line.':
    'Plus ou moins de points en cinq manches que la ligne.',
  'Which side scores more runs in this inning.':
    'Quelle équipe marque le plus de points dans cette manche.',
  'More or fewer runs in this inning than the line.':
    'Plus ou moins de points dans cette manche que la ligne.',
  'Whether a run is scored in this inning.': 'Si un point est marqué dans cette manche.',
  'Whether both sides have the same number of runs at the end.':
    'Si les deux équipes ont le même nombre de runs à la fin.',
  'More or fewer runs of the side that bats first than the line.':
    'Plus ou moins de runs de l’équipe qui bat en premier que la ligne.',
  'Whether the runs of the first innings are odd or even.':
    'Si le nombre de runs de la première manche est pair ou impair.',
  'More or fewer runs in the first six overs than the line.':
    'Plus ou moins de runs dans les six premiers overs que la ligne.',
  'More or fewer runs in this over than the line.':
    'Plus ou moins de runs dans cet over que la ligne.',
  'Whether the runs of this over are odd or even.':
    'Si le nombre de runs de cet over est pair ou impair.',
  'Whether a wicket falls in this over.': 'Si un guichet tombe dans cet over.',
  'Who is first when the season is over.': 'Qui est premier à la fin de la saison.',
  'Who is among the first four when the season is over; four outcomes win.':
    'Qui est parmi les quatre premiers à la fin de la saison ; quatre choix sont gagnants.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Qui est l’un des deux derniers à la fin de la saison ; deux choix sont gagnants.',
  'Who wins the match.': 'Qui gagne le match.',
  'Who wins more games after the start in brackets.':
    'Qui gagne le plus de jeux, compte tenu du handicap entre parenthèses.',
  'Who wins more sets after the start in brackets.':
    'Qui gagne le plus de sets, compte tenu du handicap entre parenthèses.',
  'More or fewer games in the match than the line.':
    'Plus ou moins de jeux dans le match que la ligne.',
  'More or fewer games won by the first player than the line.':
    'Plus ou moins de jeux gagnés par le [premier|deuxième] joueur que la ligne.',
  'Whether the first player wins at least one set.':
    'Si le [premier|deuxième] joueur gagne au moins un set.',
  'Whether the number of games is odd or even.': 'Si le nombre de jeux est pair ou impair.',
  'The exact result in sets.': 'Le score exact en sets.',
  'More or fewer sets than the line.': 'Plus ou moins de sets que la ligne.',
  'Who wins this set; a set that is not played returns the stake.':
    'Qui gagne ce set ; s’il n’est pas joué, la mise est remboursée.',
  'Who wins more games of this set after the start in brackets.':
    'Qui gagne le plus de jeux dans ce set, compte tenu du handicap entre parenthèses.',
  'More or fewer games in this set than the line.':
    'Plus ou moins de jeux dans ce set que la ligne.',
  'Who wins this game; a game that is not played returns the stake.':
    'Qui gagne ce jeu ; s’il n’est pas joué, la mise est remboursée.',
  'Who wins more maps after the start in brackets.':
    'Qui gagne le plus de cartes, compte tenu du handicap entre parenthèses.',
  'More or fewer maps than the line.': 'Plus ou moins de cartes que la ligne.',
  'Who wins more legs after the start in brackets.':
    'Qui gagne le plus de legs, compte tenu du handicap entre parenthèses.',
  'More or fewer legs than the line.': 'Plus ou moins de legs que la ligne.',
  'Who wins the match, overtime included.': 'Qui gagne le match, prolongation comprise.',
  'Whether regular time ends level.': 'Si le temps réglementaire se termine à égalité.',
  'The winner after the start in brackets, overtime included.':
    'Le vainqueur compte tenu du handicap entre parenthèses, prolongation comprise.',
  'More or fewer points than the line, overtime included.':
    'Plus ou moins de points que la ligne, prolongation comprise.',
  'More or fewer points of the home side than the line, overtime included.':
    'Plus ou moins de points de l’équipe [à domicile|à l’extérieur] que la ligne, prolongation comprise.',
  'Whether all points add up to an odd or even number.':
    'Si le total des points est pair ou impair.',
  'Which side scores more in this quarter.': 'Quelle équipe marque le plus dans ce quart-temps.',
  'Who scores more in this quarter; level returns the stake.':
    'Qui marque le plus dans ce quart-temps ; en cas d’égalité, la mise est remboursée.',
  'The winner of this quarter after the start in brackets.':
    'Le vainqueur de ce quart-temps, compte tenu du handicap entre parenthèses.',
  'More or fewer points in this quarter than the line.':
    'Plus ou moins de points dans ce quart-temps que la ligne.',
  'Whether the points of this quarter are odd or even.':
    'Si le nombre de points de ce quart-temps est pair ou impair.',
  'Who wins the game, extra innings included.':
    'Qui gagne le match, manches supplémentaires comprises.',
  'The winner after the start in brackets, extra innings included.':
    'Le vainqueur compte tenu du handicap entre parenthèses, manches supplémentaires comprises.',
  'More or fewer runs than the line, extra innings included.':
    'Plus ou moins de points que la ligne, manches supplémentaires comprises.',
  'Who wins the match, a super over included.': 'Qui gagne le match, super over compris.',
  'Who wins the match in the end.': 'Qui gagne finalement le match.',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'Le vainqueur compte tenu du handicap entre parenthèses ; une séance de tirs au but compte pour un but.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Plus ou moins de buts que la ligne ; une séance de tirs au but compte pour un but.',
  'Which side scores more in this period.': 'Quelle équipe marque le plus dans cette période.',
  'More or fewer goals in this period than the line.':
    'Plus ou moins de buts dans cette période que la ligne.',
  'The winner of this period after the start in brackets.':
    'Le vainqueur de cette période, compte tenu du handicap entre parenthèses.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Le temps réglementaire compte, temps additionnel compris ; pas la prolongation.',
  'Overtime counts.': 'La prolongation compte.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'La prolongation compte ; une séance de tirs au but compte pour un but en faveur du vainqueur.',
  'Only the first half with its stoppage time counts.':
    'Seule la première mi-temps compte, temps additionnel compris.',
  'Only the second half with its stoppage time counts.':
    'Seule la deuxième mi-temps compte, temps additionnel compris.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Les deux mi-temps comptent, temps additionnel compris ; pas la prolongation.',
  'Only this part of the match counts.': 'Seule cette partie du match compte.',
  'Only this set counts; not played, it is void.':
    'Seul ce set compte ; s’il n’est pas joué, le pari est annulé.',
  'Only this game counts; not played, it is void.':
    'Seul ce jeu compte ; s’il n’est pas joué, le pari est annulé.',
  'The whole match counts.': 'Le match entier compte.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Le temps réglementaire compte ; si le but n’est pas marqué, « Aucun but » gagne.',
  'Corners taken in regular time count.': 'Les corners tirés dans le temps réglementaire comptent.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Les cartons donnés aux joueurs sur le terrain comptent : chaque carton jaune et le premier carton rouge du match, un chacun.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Les buts du temps réglementaire comptent ; un but contre son camp n’est attribué à aucun joueur de la liste.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Seule cette carte compte, prolongation comprise ; si elle n’est pas jouée, le pari est annulé.',
  'Only this leg counts; not played, it is void.':
    'Seul ce leg compte ; s’il n’est pas joué, le pari est annulé.',
  'Only this over counts; not begun, it is void.':
    'Seul cet over compte ; s’il n’est pas commencé, le pari est annulé.',
  'Nine innings count, without extra innings.':
    'Neuf manches comptent, sans manches supplémentaires.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Le classement final de la saison compte : les points, puis la différence de buts, puis les buts.',
  'In the first half alone:': 'En première mi-temps seulement :',
  'In the second half alone:': 'En deuxième mi-temps seulement :',
}
