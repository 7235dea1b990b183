import { football } from './football/no.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const no: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Hvem som vinner flest poeng i kampen med handikapet i parentes.',
  'More or fewer points in the match than the line.':
    'Flere eller færre poeng i kampen enn linjen.',
  'Whether the number of points is odd or even.': 'Om antall poeng er partall eller oddetall.',
  'Who wins more points of this set after the start in brackets.':
    'Hvem som vinner flest poeng i dette settet med handikapet i parentes.',
  'More or fewer points in this set than the line.':
    'Flere eller færre poeng i dette settet enn linjen.',
  'Whether the number of points of this set is odd or even.':
    'Om antall poeng i dette settet er partall eller oddetall.',
  'Who is the first with this number of points in the set.':
    'Hvem som først når dette antallet poeng i settet.',
  'Who wins this map; a map that is not played returns the stake.':
    'Hvem som vinner dette kartet; spilles det ikke, får du innsatsen tilbake.',
  'Who wins more rounds of this map after the start in brackets.':
    'Hvem som vinner flest runder på dette kartet med handikapet i parentes.',
  'More or fewer rounds on this map than the line.':
    'Flere eller færre runder på dette kartet enn linjen.',
  'Whether the number of rounds on this map is odd or even.':
    'Om antall runder på dette kartet er partall eller oddetall.',
  'Whether the first team wins at least one map.':
    'Om det [første|andre] laget vinner minst ett kart.',
  'Who is the first with this number of rounds on the map.':
    'Hvem som først når dette antallet runder på kartet.',
  'More or fewer legs won by the first player than the line.':
    'Flere eller færre legs vunnet av [første|andre] spiller enn linjen.',
  'Whether the number of legs is odd or even.': 'Om antall legs er partall eller oddetall.',
  'Whether the match goes to its last possible leg.': 'Om kampen går til det siste mulige leg.',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Hvem som vinner dette legget; spilles det ikke, får du innsatsen tilbake.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Flere eller færre poeng av [hjemmelaget|bortelaget] enn linjen, inkludert ekstra innings.',
  'Whether the number of runs is odd or even, extra innings included.':
    'Om antall poeng er partall eller oddetall, inkludert ekstra innings.',
  'Which side leads after nine innings, or whether it is level then.':
    'Hvilket lag som leder etter ni innings, eller om det da står likt.',
  'Whether it is level after nine innings.': 'Om det står likt etter ni innings.',
  'Which side leads after five innings.': 'Hvilket lag som leder etter fem innings.',
  'Which side leads after five innings with the start in brackets.':
    'Hvilket lag som leder etter fem innings med handikapet i parentes.',
  'More or fewer runs in five innings than the line.':
    'Flere eller færre poeng på fem innings enn linjen.',
  'Which side scores more runs in this inning.':
    'Hvilket lag som scorer flest poeng i denne inningen.',
  'More or fewer runs in this inning than the line.':
    'Flere eller færre poeng i denne inningen enn linjen.',
  'Whether a run is scored in this inning.': 'Om det scores et poeng i denne inningen.',
  'Whether both sides have the same number of runs at the end.':
    'Om begge lag har like mange runs til slutt.',
  'More or fewer runs of the side that bats first than the line.':
    'Flere eller færre runs av laget som slår først, enn linjen.',
  'Whether the runs of the first innings are odd or even.':
    'Om antall runs i første innings er partall eller oddetall.',
  'More or fewer runs in the first six overs than the line.':
    'Flere eller færre runs på de seks første overs enn linjen.',
  'More or fewer runs in this over than the line.':
    'Flere eller færre runs i denne overen enn linjen.',
  'Whether the runs of this over are odd or even.':
    'Om antall runs i denne overen er partall eller oddetall.',
  'Whether a wicket falls in this over.': 'Om det faller en wicket i denne overen.',
  'Who is first when the season is over.': 'Hvem som er først når sesongen er over.',
  'Who is among the first four when the season is over; four outcomes win.':
    'Hvem som er blant de fire første når sesongen er over; fire utfall vinner.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Hvem som er en av de to siste når sesongen er over; to utfall vinner.',
  'Who wins the match.': 'Hvem som vinner kampen.',
  'Who wins more games after the start in brackets.':
    'Hvem som vinner flest game med handikapet i parentes.',
  'Who wins more sets after the start in brackets.':
    'Hvem som vinner flest sett med handikapet i parentes.',
  'More or fewer games in the match than the line.': 'Flere eller færre game i kampen enn linjen.',
  'More or fewer games won by the first player than the line.':
    'Flere eller færre game vunnet av [første|andre] spiller enn linjen.',
  'Whether the first player wins at least one set.':
    'Om [første|andre] spiller vinner minst ett sett.',
  'Whether the number of games is odd or even.': 'Om antall game er partall eller oddetall.',
  'The exact result in sets.': 'Det nøyaktige resultatet i sett.',
  'More or fewer sets than the line.': 'Flere eller færre sett enn linjen.',
  'Who wins this set; a set that is not played returns the stake.':
    'Hvem som vinner dette settet; spilles det ikke, får du innsatsen tilbake.',
  'Who wins more games of this set after the start in brackets.':
    'Hvem som vinner flest game i dette settet med handikapet i parentes.',
  'More or fewer games in this set than the line.':
    'Flere eller færre game i dette settet enn linjen.',
  'Who wins this game; a game that is not played returns the stake.':
    'Hvem som vinner dette gamet; spilles det ikke, får du innsatsen tilbake.',
  'Who wins more maps after the start in brackets.':
    'Hvem som vinner flest kart med handikapet i parentes.',
  'More or fewer maps than the line.': 'Flere eller færre kart enn linjen.',
  'Who wins more legs after the start in brackets.':
    'Hvem som vinner flest legs med handikapet i parentes.',
  'More or fewer legs than the line.': 'Flere eller færre legs enn linjen.',
  'Who wins the match, overtime included.': 'Hvem som vinner kampen, inkludert overtid.',
  'Whether regular time ends level.': 'Om ordinær tid ender uavgjort.',
  'The winner after the start in brackets, overtime included.':
    'Vinneren med handikapet i parentes, inkludert overtid.',
  'More or fewer points than the line, overtime included.':
    'Flere eller færre poeng enn linjen, inkludert overtid.',
  'More or fewer points of the home side than the line, overtime included.':
    'Flere eller færre poeng av [hjemmelaget|bortelaget] enn linjen, inkludert overtid.',
  'Whether all points add up to an odd or even number.':
    'Om summen av alle poeng er partall eller oddetall.',
  'Which side scores more in this quarter.': 'Hvilket lag som scorer mest i denne quarteren.',
  'Who scores more in this quarter; level returns the stake.':
    'Hvem som scorer mest i denne quarteren; står det likt, får du innsatsen tilbake.',
  'The winner of this quarter after the start in brackets.':
    'Vinneren av denne quarteren med handikapet i parentes.',
  'More or fewer points in this quarter than the line.':
    'Flere eller færre poeng i denne quarteren enn linjen.',
  'Whether the points of this quarter are odd or even.':
    'Om antall poeng i denne quarteren er partall eller oddetall.',
  'Who wins the game, extra innings included.': 'Hvem som vinner kampen, inkludert ekstra innings.',
  'The winner after the start in brackets, extra innings included.':
    'Vinneren med handikapet i parentes, inkludert ekstra innings.',
  'More or fewer runs than the line, extra innings included.':
    'Flere eller færre poeng enn linjen, inkludert ekstra innings.',
  'Who wins the match, a super over included.': 'Hvem som vinner kampen, inkludert super over.',
  'Who wins the match in the end.': 'Hvem som vinner kampen til slutt.',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'Vinneren med handikapet i parentes; en straffekonkurranse teller som ett mål.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Flere eller færre mål enn linjen; en straffekonkurranse teller som ett mål.',
  'Which side scores more in this period.': 'Hvilket lag som scorer mest i denne perioden.',
  'More or fewer goals in this period than the line.':
    'Flere eller færre mål i denne perioden enn linjen.',
  'The winner of this period after the start in brackets.':
    'Vinneren av denne perioden med handikapet i parentes.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Ordinær tid med tilleggstid teller; ekstraomganger teller ikke.',
  'Overtime counts.': 'Overtid teller.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'Overtid teller; en straffekonkurranse teller som ett mål for vinneren.',
  'Only the first half with its stoppage time counts.':
    'Bare første omgang med tilleggstid teller.',
  'Only the second half with its stoppage time counts.':
    'Bare andre omgang med tilleggstid teller.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Begge omganger teller, hver med sin tilleggstid; ekstraomganger teller ikke.',
  'Only this part of the match counts.': 'Bare denne delen av kampen teller.',
  'Only this set counts; not played, it is void.':
    'Bare dette settet teller; spilles det ikke, er spillet ugyldig.',
  'Only this game counts; not played, it is void.':
    'Bare dette gamet teller; spilles det ikke, er spillet ugyldig.',
  'The whole match counts.': 'Hele kampen teller.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Ordinær tid teller; kommer målet ikke, vinner «Ingen mål».',
  'Corners taken in regular time count.': 'Hjørnespark tatt i ordinær tid teller.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Kort til spillere på banen teller: hvert gult kort og kampens første røde kort, ett hver.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Mål i ordinær tid teller; selvmål regnes ikke for noen spiller på listen.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Bare dette kartet teller, inkludert overtid; spilles det ikke, er spillet ugyldig.',
  'Only this leg counts; not played, it is void.':
    'Bare dette legget teller; spilles det ikke, er spillet ugyldig.',
  'Only this over counts; not begun, it is void.':
    'Bare denne overen teller; begynner den ikke, er spillet ugyldig.',
  'Nine innings count, without extra innings.': 'Ni innings teller, uten ekstra innings.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Sesongens sluttabell teller: poeng, så målforskjell, så mål.',
  'In the first half alone:': 'Bare i første omgang:',
  'In the second half alone:': 'Bare i andre omgang:',
}
