/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Hvilket lag som vinner, eller om kampen ender uavgjort.',
  'Two of the three results win.': 'To av de tre utfallene vinner.',
  'Which side wins; a draw returns the stake.':
    'Hvilket lag som vinner; ved uavgjort får du innsatsen tilbake.',
  'Draw or away win; a home win returns the stake.':
    'Uavgjort eller borteseier; ved hjemmeseier får du innsatsen tilbake.',
  'Home win or draw; an away win returns the stake.':
    'Hjemmeseier eller uavgjort; ved borteseier får du innsatsen tilbake.',
  'The result together with whether both sides score.':
    'Resultatet sammen med om begge lag scorer.',
  'The result together with more or fewer goals than the line.':
    'Resultatet sammen med flere eller færre mål enn linjen.',
  'The exact final score; every score not listed is in the last outcome.':
    'Det nøyaktige sluttresultatet; alle resultater som ikke står på listen, hører til siste utfall.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'Vinneren med handikapet i parentes; en kvartlinje deler innsatsen på de to nærmeste linjene.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Flere eller færre mål enn linjen; treffes en hel linje nøyaktig, får du innsatsen tilbake.',
  'More or fewer goals of the home side than the line.':
    'Flere eller færre mål av [hjemmelaget|bortelaget] enn linjen.',
  'How many goals are scored.': 'Hvor mange mål som scores.',
  'How many goals the home side scores.': 'Hvor mange mål [hjemmelaget|bortelaget] scorer.',
  'Whether the number of goals is odd or even; none is even.':
    'Om antall mål er partall eller oddetall; null regnes som partall.',
  'Whether the home side scores an odd or even number of goals.':
    'Om [hjemmelaget|bortelaget] scorer et partall eller oddetall mål.',
  'Whether each side scores at least once.': 'Om hvert lag scorer minst én gang.',
  'Which of the sides score at all.': 'Hvilke av lagene som scorer.',
  'Whether the home side concedes nothing.': 'Om [hjemmelaget|bortelaget] holder nullen.',
  'Whether the home side wins without conceding.':
    'Om [hjemmelaget|bortelaget] vinner uten å slippe inn mål.',
  'More or fewer goals than the line together with whether both sides score.':
    'Flere eller færre mål enn linjen sammen med om begge lag scorer.',
  'Which side scores this goal, if it is scored at all.':
    'Hvilket lag som scorer dette målet, hvis det kommer.',
  'Which side takes more corners.': 'Hvilket lag som tar flest hjørnespark.',
  'Which side takes more corners after the start in brackets.':
    'Hvilket lag som tar flest hjørnespark med handikapet i parentes.',
  'More or fewer corners than the line.': 'Flere eller færre hjørnespark enn linjen.',
  'Which side leads at half-time.': 'Hvilket lag som leder til pause.',
  'Two of the three half-time results win.': 'To av de tre pauseutfallene vinner.',
  'Who leads at half-time; level returns the stake.':
    'Hvem som leder til pause; står det likt, får du innsatsen tilbake.',
  'The half-time leader after the start in brackets.':
    'Hvem som leder til pause med handikapet i parentes.',
  'More or fewer in the first half than the line.': 'Flere eller færre enn linjen i første omgang.',
  'More or fewer goals of the home side before half-time than the line.':
    'Flere eller færre mål av [hjemmelaget|bortelaget] før pause enn linjen.',
  'Whether the goals of the first half are odd or even.':
    'Om antall mål i første omgang er partall eller oddetall.',
  'Whether each side scores before half-time.': 'Om hvert lag scorer før pause.',
  'The exact score at half-time.': 'Det nøyaktige resultatet til pause.',
  'Which side scores more in the second half alone.':
    'Hvilket lag som scorer mest bare i andre omgang.',
  'Two of the three results of the second half win.':
    'To av de tre utfallene av andre omgang vinner.',
  'Who scores more after the break; level returns the stake.':
    'Hvem som scorer mest etter pause; står det likt, får du innsatsen tilbake.',
  'The winner of the second half after the start in brackets.':
    'Vinneren av andre omgang med handikapet i parentes.',
  'More or fewer goals in the second half than the line.':
    'Flere eller færre mål i andre omgang enn linjen.',
  'Whether the goals of the second half are odd or even.':
    'Om antall mål i andre omgang er partall eller oddetall.',
  'Whether each side scores after the break.': 'Om hvert lag scorer etter pause.',
  'The leader at half-time and the winner at the end.':
    'Hvem som leder til pause, og hvem som vinner til slutt.',
  'Whether the home side scores more in each half.':
    'Om [hjemmelaget|bortelaget] scorer mest i hver omgang.',
  'Whether the home side scores more in at least one half.':
    'Om [hjemmelaget|bortelaget] scorer mest i minst én omgang.',
  'In which half more goals are scored.': 'I hvilken omgang det scores flest mål.',
  'Whether the home side scores in each half.': 'Om [hjemmelaget|bortelaget] scorer i hver omgang.',
  'Whether each half has at least two goals.': 'Om det blir minst to mål i hver omgang.',
  'Whether each half has at most one goal.': 'Om det blir høyst ett mål i hver omgang.',
  'Two of the three results together with whether both sides score.':
    'To av de tre utfallene sammen med om begge lag scorer.',
  'Two of the three results together with more or fewer goals than the line.':
    'To av de tre utfallene sammen med flere eller færre mål enn linjen.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Hvem som leder til pause, hvem som vinner, og flere eller færre mål enn linjen.',
  'Whether the home side wins, or more goals are scored than the line.':
    'Om [hjemmelaget|bortelaget] vinner, eller det scores flere mål enn linjen.',
  'Whether the home side wins, or both sides score.':
    'Om [hjemmelaget|bortelaget] vinner, eller begge lag scorer.',
  'Who wins by how many goals.': 'Hvem som vinner, og med hvor mange mål.',
  'Between which numbers the goals lie.': 'I hvilket intervall antall mål ligger.',
  'Between which numbers the goals of the home side lie.':
    'I hvilket intervall antall mål av [hjemmelaget|bortelaget] ligger.',
  'Whether one side wins and the other does not score.':
    'Om ett lag vinner og det andre ikke scorer.',
  'Whether each side scores at least twice.': 'Om hvert lag scorer minst to ganger.',
  'Whether the match ends level with goals.': 'Om kampen ender uavgjort med mål.',
  'Which side scores the last goal of the match.': 'Hvilket lag som scorer kampens siste mål.',
  'Which side is the first with this number of goals.':
    'Hvilket lag som først når dette antallet mål.',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'I hvilke 15 minutter det første målet kommer; tilleggstid hører til den siste delen av sin omgang.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'I hvilke 10 minutter det første målet kommer; tilleggstid regnes som 45. og 90. minutt.',
  'Whether a goal is scored up to this minute.': 'Om det scores til og med dette minuttet.',
  'In which half the home side scores more.':
    'I hvilken omgang [hjemmelaget|bortelaget] scorer mest.',
  'Whether both sides score in the first half, and in the second.':
    'Om begge lag scorer i første omgang, og i andre.',
  'In which half the first goal falls.': 'I hvilken omgang det første målet kommer.',
  'The result after the start in brackets is added; a draw is possible.':
    'Resultatet når handikapet i parentes er lagt til; uavgjort er mulig.',
  'The exact score.': 'Det nøyaktige resultatet.',
  'Which side takes this corner, if it is taken at all.':
    'Hvilket lag som tar dette hjørnesparket, hvis det kommer.',
  'Which side takes the last corner of the match.':
    'Hvilket lag som tar kampens siste hjørnespark.',
  'Which side is the first with this number of corners.':
    'Hvilket lag som først når dette antallet hjørnespark.',
  'More or fewer corners of the home side than the line.':
    'Flere eller færre hjørnespark av [hjemmelaget|bortelaget] enn linjen.',
  'Between which numbers the corners lie.': 'I hvilket intervall antall hjørnespark ligger.',
  'Between which numbers the corners of the home side lie.':
    'I hvilket intervall antall hjørnespark av [hjemmelaget|bortelaget] ligger.',
  'Whether the number of corners is odd or even.':
    'Om antall hjørnespark er partall eller oddetall.',
  'Which side takes more corners before half-time.':
    'Hvilket lag som tar flest hjørnespark før pause.',
  'Which side takes more corners before half-time after the start in brackets.':
    'Hvilket lag som tar flest hjørnespark før pause med handikapet i parentes.',
  'More or fewer corners before half-time than the line.':
    'Flere eller færre hjørnespark før pause enn linjen.',
  'Between which numbers the corners before half-time lie.':
    'I hvilket intervall antall hjørnespark før pause ligger.',
  'Whether the number of corners before half-time is odd or even.':
    'Om antall hjørnespark før pause er partall eller oddetall.',
  'Which side takes more corners after the break.':
    'Hvilket lag som tar flest hjørnespark etter pause.',
  'More or fewer corners after the break than the line.':
    'Flere eller færre hjørnespark etter pause enn linjen.',
  'More or fewer cards than the line.': 'Flere eller færre kort enn linjen.',
  'Which side gets more cards.': 'Hvilket lag som får flest kort.',
  'Which side gets more cards after the start in brackets.':
    'Hvilket lag som får flest kort med handikapet i parentes.',
  'Which side gets this card, if it is shown at all.':
    'Hvilket lag som får dette kortet, hvis det blir vist.',
  'More or fewer cards of the home side than the line.':
    'Flere eller færre kort til [hjemmelaget|bortelaget] enn linjen.',
  'How many cards are shown.': 'Hvor mange kort som vises.',
  'Whether the number of cards is odd or even.': 'Om antall kort er partall eller oddetall.',
  'Whether each side gets at least one card.': 'Om hvert lag får minst ett kort.',
  'Whether a player is sent off.': 'Om en spiller blir utvist.',
  'Whether the first red card of the match goes to the home side.':
    'Om kampens første røde kort går til [hjemmelaget|bortelaget].',
  'Which side gets more cards before half-time.': 'Hvilket lag som får flest kort før pause.',
  'More or fewer cards before half-time than the line.':
    'Flere eller færre kort før pause enn linjen.',
  'Which side gets more cards after the break.': 'Hvilket lag som får flest kort etter pause.',
  'More or fewer cards after the break than the line.':
    'Flere eller færre kort etter pause enn linjen.',
  'Players who score at any time; several outcomes can win.':
    'Spillere som scorer når som helst; flere utfall kan vinne.',
  'Who scores this goal, if it is scored at all.': 'Hvem som scorer dette målet, hvis det kommer.',
  'Who scores the last goal of the match.': 'Hvem som scorer kampens siste mål.',
  'Players who score at least twice; several outcomes can win.':
    'Spillere som scorer minst to ganger; flere utfall kan vinne.',
}
