import { football } from './football/fi.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const fi: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'Kuka voittaa ottelussa enemmän pisteitä suluissa olevan tasoituksen jälkeen?',
  'More or fewer points in the match than the line.':
    'Ottelussa pisteitä enemmän vai vähemmän kuin raja?',
  'Whether the number of points is odd or even.': 'Onko pisteiden määrä pariton vai parillinen?',
  'Who wins more points of this set after the start in brackets.':
    'Kuka voittaa tässä erässä enemmän pisteitä suluissa olevan tasoituksen jälkeen?',
  'More or fewer points in this set than the line.':
    'Tässä erässä pisteitä enemmän vai vähemmän kuin raja?',
  'Whether the number of points of this set is odd or even.':
    'Onko tämän erän pisteiden määrä pariton vai parillinen?',
  'Who is the first with this number of points in the set.':
    'Kuka saavuttaa tämän pistemäärän erässä ensin?',
  'Who wins this map; a map that is not played returns the stake.':
    'Kuka voittaa tämän kartan? Jos sitä ei pelata, panos palautetaan.',
  'Who wins more rounds of this map after the start in brackets.':
    'Kuka voittaa tällä kartalla enemmän kierroksia suluissa olevan tasoituksen jälkeen?',
  'More or fewer rounds on this map than the line.':
    'Tällä kartalla kierroksia enemmän vai vähemmän kuin raja?',
  'Whether the number of rounds on this map is odd or even.':
    'Onko tämän kartan kierrosten määrä pariton vai parillinen?',
  'Whether the first team wins at least one map.':
    'Voittaako [ensimmäinen|toinen] joukkue vähintään yhden kartan?',
  'Who is the first with this number of rounds on the map.':
    'Kuka saavuttaa tämän kierrosmäärän kartalla ensin?',
  'More or fewer legs won by the first player than the line.':
    'Voittaako [ensimmäinen|toinen] pelaaja legejä enemmän vai vähemmän kuin raja?',
  'Whether the number of legs is odd or even.': 'Onko legien määrä pariton vai parillinen?',
  'Whether the match goes to its last possible leg.':
    'Meneekö ottelu viimeiseen mahdolliseen legiin?',
  'Who wins this leg; a leg that is not played returns the stake.':
    'Kuka voittaa tämän legin? Jos sitä ei pelata, panos palautetaan.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'Tekeekö [koti|vieras]joukkue juoksuja enemmän vai vähemmän kuin raja, lisävuorot mukaan lukien?',
  'Whether the number of runs is odd or even, extra innings included.':
    'Onko juoksujen määrä pariton vai parillinen, lisävuorot mukaan lukien?',
  'Which side leads after nine innings, or whether it is level then.':
    'Kumpi joukkue johtaa yhdeksän vuoroparin jälkeen, vai onko silloin tasan?',
  'Whether it is level after nine innings.': 'Onko yhdeksän vuoroparin jälkeen tasan?',
  'Which side leads after five innings.': 'Kumpi joukkue johtaa viiden vuoroparin jälkeen?',
  'Which side leads after five innings with the start in brackets.':
    'Kumpi joukkue johtaa viiden vuoroparin jälkeen, kun suluissa oleva tasoitus lasketaan mukaan?',
  'More or fewer runs in five innings than the line.':
    'Viidessä vuoroparissa juoksuja enemmän vai vähemmän kuin raja?',
  'Which side scores more runs in this inning.':
    'Kumpi joukkue tekee enemmän juoksuja tässä vuoroparissa?',
  'More or fewer runs in this inning than the line.':
    'Tässä vuoroparissa juoksuja enemmän vai vähemmän kuin raja?',
  'Whether a run is scored in this inning.': 'Tehdäänkö tässä vuoroparissa juoksua?',
  'Whether both sides have the same number of runs at the end.':
    'Onko molemmilla joukkueilla lopussa yhtä monta juoksua?',
  'More or fewer runs of the side that bats first than the line.':
    'Tekeekö ensin lyövä joukkue juoksuja enemmän vai vähemmän kuin raja?',
  'Whether the runs of the first innings are odd or even.':
    'Onko ensimmäisen vuoron juoksujen määrä pariton vai parillinen?',
  'More or fewer runs in the first six overs than the line.':
    'Kuudessa ensimmäisessä overissa juoksuja enemmän vai vähemmän kuin raja?',
  'More or fewer runs in this over than the line.':
    'Tässä overissa juoksuja enemmän vai vähemmän kuin raja?',
  'Whether the runs of this over are odd or even.':
    'Onko tämän overin juoksujen määrä pariton vai parillinen?',
  'Whether a wicket falls in this over.': 'Kaatuuko tässä overissa wicket?',
  'Who is first when the season is over.': 'Kuka on ensimmäinen kauden päättyessä?',
  'Who is among the first four when the season is over; four outcomes win.':
    'Kuka on neljän parhaan joukossa kauden päättyessä? Neljä kohdetta voittaa.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'Kuka on kahden viimeisen joukossa kauden päättyessä? Kaksi kohdetta voittaa.',
  'Who wins the match.': 'Kuka voittaa ottelun?',
  'Who wins more games after the start in brackets.':
    'Kuka voittaa enemmän pelejä suluissa olevan tasoituksen jälkeen?',
  'Who wins more sets after the start in brackets.':
    'Kuka voittaa enemmän eriä suluissa olevan tasoituksen jälkeen?',
  'More or fewer games in the match than the line.':
    'Ottelussa pelejä enemmän vai vähemmän kuin raja?',
  'More or fewer games won by the first player than the line.':
    'Voittaako [ensimmäinen|toinen] pelaaja pelejä enemmän vai vähemmän kuin raja?',
  'Whether the first player wins at least one set.':
    'Voittaako [ensimmäinen|toinen] pelaaja vähintään yhden erän?',
  'Whether the number of games is odd or even.': 'Onko pelien määrä pariton vai parillinen?',
  'The exact result in sets.': 'Tarkka tulos erissä.',
  'More or fewer sets than the line.': 'Eriä enemmän vai vähemmän kuin raja?',
  'Who wins this set; a set that is not played returns the stake.':
    'Kuka voittaa tämän erän? Jos sitä ei pelata, panos palautetaan.',
  'Who wins more games of this set after the start in brackets.':
    'Kuka voittaa tässä erässä enemmän pelejä suluissa olevan tasoituksen jälkeen?',
  'More or fewer games in this set than the line.':
    'Tässä erässä pelejä enemmän vai vähemmän kuin raja?',
  'Who wins this game; a game that is not played returns the stake.':
    'Kuka voittaa tämän pelin? Jos sitä ei pelata, panos palautetaan.',
  'Who wins more maps after the start in brackets.':
    'Kuka voittaa enemmän karttoja suluissa olevan tasoituksen jälkeen?',
  'More or fewer maps than the line.': 'Karttoja enemmän vai vähemmän kuin raja?',
  'Who wins more legs after the start in brackets.':
    'Kuka voittaa enemmän legejä suluissa olevan tasoituksen jälkeen?',
  'More or fewer legs than the line.': 'Legejä enemmän vai vähemmän kuin raja?',
  'Who wins the match, overtime included.': 'Kuka voittaa ottelun, jatkoaika mukaan lukien?',
  'Whether regular time ends level.': 'Päättyykö varsinainen peliaika tasan?',
  'The winner after the start in brackets, overtime included.':
    'Voittaja suluissa olevan tasoituksen jälkeen, jatkoaika mukaan lukien.',
  'More or fewer points than the line, overtime included.':
    'Pisteitä enemmän vai vähemmän kuin raja, jatkoaika mukaan lukien?',
  'More or fewer points of the home side than the line, overtime included.':
    'Tekeekö [koti|vieras]joukkue pisteitä enemmän vai vähemmän kuin raja, jatkoaika mukaan lukien?',
  'Whether all points add up to an odd or even number.':
    'Onko kaikkien pisteiden summa pariton vai parillinen?',
  'Which side scores more in this quarter.': 'Kumpi joukkue tekee enemmän tällä neljänneksellä?',
  'Who scores more in this quarter; level returns the stake.':
    'Kumpi tekee enemmän tällä neljänneksellä? Tasatilanteessa panos palautetaan.',
  'The winner of this quarter after the start in brackets.':
    'Tämän neljänneksen voittaja suluissa olevan tasoituksen jälkeen.',
  'More or fewer points in this quarter than the line.':
    'Tällä neljänneksellä pisteitä enemmän vai vähemmän kuin raja?',
  'Whether the points of this quarter are odd or even.':
    'Onko tämän neljänneksen pisteiden määrä pariton vai parillinen?',
  'Who wins the game, extra innings included.': 'Kuka voittaa ottelun, lisävuorot mukaan lukien?',
  'The winner after the start in brackets, extra innings included.':
    'Voittaja suluissa olevan tasoituksen jälkeen, lisävuorot mukaan lukien.',
  'More or fewer runs than the line, extra innings included.':
    'Juoksuja enemmän vai vähemmän kuin raja, lisävuorot mukaan lukien?',
  'Who wins the match, a super over included.': 'Kuka voittaa ottelun, super over mukaan lukien?',
  'Who wins the match in the end.': 'Kuka lopulta voittaa ottelun?',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'Voittaja suluissa olevan tasoituksen jälkeen; rangaistuslaukauskilpailu lasketaan yhdeksi maaliksi.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'Maaleja enemmän vai vähemmän kuin raja? Rangaistuslaukauskilpailu lasketaan yhdeksi maaliksi.',
  'Which side scores more in this period.': 'Kumpi joukkue tekee enemmän maaleja tässä erässä?',
  'More or fewer goals in this period than the line.':
    'Tässä erässä maaleja enemmän vai vähemmän kuin raja?',
  'The winner of this period after the start in brackets.':
    'Tämän erän voittaja suluissa olevan tasoituksen jälkeen.',
  'Regular time with its stoppage time counts; overtime does not.':
    'Varsinainen peliaika lisäaikoineen lasketaan; jatkoaikaa ei lasketa.',
  'Overtime counts.': 'Jatkoaika lasketaan.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'Jatkoaika lasketaan; rangaistuslaukauskilpailu lasketaan yhdeksi maaliksi sen voittajalle.',
  'Only the first half with its stoppage time counts.':
    'Vain ensimmäinen puoliaika lisäaikoineen lasketaan.',
  'Only the second half with its stoppage time counts.':
    'Vain toinen puoliaika lisäaikoineen lasketaan.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'Molemmat puoliajat lasketaan lisäaikoineen; jatkoaikaa ei lasketa.',
  'Only this part of the match counts.': 'Vain tämä ottelun osa lasketaan.',
  'Only this set counts; not played, it is void.':
    'Vain tämä erä lasketaan; jos sitä ei pelata, veto on mitätön.',
  'Only this game counts; not played, it is void.':
    'Vain tämä peli lasketaan; jos sitä ei pelata, veto on mitätön.',
  'The whole match counts.': 'Koko ottelu lasketaan.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'Varsinainen peliaika lasketaan; jos maalia ei synny, ”Ei maalia” voittaa.',
  'Corners taken in regular time count.': 'Varsinaisella peliajalla annetut kulmapotkut lasketaan.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'Kentällä oleville pelaajille näytetyt kortit lasketaan: jokainen keltainen ja ottelun ensimmäinen punainen, kukin yhtenä.',
  'Goals of regular time count; own goals belong to no listed player.':
    'Varsinaisen peliajan maalit lasketaan; omia maaleja ei merkitä kenellekään luettelon pelaajalle.',
  'Only this map counts, its overtime included; not played, it is void.':
    'Vain tämä kartta lasketaan, jatkoaika mukaan lukien; jos sitä ei pelata, veto on mitätön.',
  'Only this leg counts; not played, it is void.':
    'Vain tämä legi lasketaan; jos sitä ei pelata, veto on mitätön.',
  'Only this over counts; not begun, it is void.':
    'Vain tämä over lasketaan; jos se ei ala, veto on mitätön.',
  'Nine innings count, without extra innings.': 'Yhdeksän vuoroparia lasketaan, ilman lisävuoroja.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'Kauden lopullinen sarjataulukko ratkaisee: pisteet, sitten maaliero, sitten maalit.',
  'In the first half alone:': 'Vain ensimmäisellä puoliajalla:',
  'In the second half alone:': 'Vain toisella puoliajalla:',
}
