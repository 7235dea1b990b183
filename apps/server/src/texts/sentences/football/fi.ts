/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.':
    'Kumpi joukkue voittaa, vai päättyykö ottelu tasan?',
  'Two of the three results win.': 'Kolmesta lopputuloksesta kaksi voittaa.',
  'Which side wins; a draw returns the stake.':
    'Kumpi joukkue voittaa? Tasapelissä panos palautetaan.',
  'Draw or away win; a home win returns the stake.':
    'Tasapeli tai vierasvoitto; kotivoitossa panos palautetaan.',
  'Home win or draw; an away win returns the stake.':
    'Kotivoitto tai tasapeli; vierasvoitossa panos palautetaan.',
  'The result together with whether both sides score.':
    'Lopputulos yhdessä sen kanssa, tekevätkö molemmat joukkueet maalin.',
  'The result together with more or fewer goals than the line.':
    'Lopputulos yhdessä sen kanssa, tuleeko maaleja enemmän vai vähemmän kuin raja.',
  'The exact final score; every score not listed is in the last outcome.':
    'Tarkka lopputulos; kaikki luettelosta puuttuvat tulokset kuuluvat viimeiseen kohteeseen.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'Voittaja suluissa olevan tasoituksen jälkeen; neljännesraja jakaa panoksen kahdelle viereiselle rajalle.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'Maaleja enemmän vai vähemmän kuin raja? Jos tasaraja osuu täsmälleen, panos palautetaan.',
  'More or fewer goals of the home side than the line.':
    'Tekeekö [koti|vieras]joukkue maaleja enemmän vai vähemmän kuin raja?',
  'How many goals are scored.': 'Montako maalia tehdään?',
  'How many goals the home side scores.': 'Montako maalia [koti|vieras]joukkue tekee?',
  'Whether the number of goals is odd or even; none is even.':
    'Onko maalien määrä pariton vai parillinen? Nolla on parillinen.',
  'Whether the home side scores an odd or even number of goals.':
    'Tekeekö [koti|vieras]joukkue parittoman vai parillisen määrän maaleja?',
  'Whether each side scores at least once.': 'Tekeekö kumpikin joukkue vähintään yhden maalin?',
  'Which of the sides score at all.': 'Mitkä joukkueista tekevät maalin?',
  'Whether the home side concedes nothing.': 'Pitääkö [koti|vieras]joukkue nollapelin?',
  'Whether the home side wins without conceding.':
    'Voittaako [koti|vieras]joukkue päästämättä maalia?',
  'More or fewer goals than the line together with whether both sides score.':
    'Maaleja enemmän vai vähemmän kuin raja yhdessä sen kanssa, tekevätkö molemmat joukkueet maalin.',
  'Which side scores this goal, if it is scored at all.':
    'Kumpi joukkue tekee tämän maalin, jos se syntyy?',
  'Which side takes more corners.': 'Kumpi joukkue antaa enemmän kulmapotkuja?',
  'Which side takes more corners after the start in brackets.':
    'Kumpi joukkue antaa enemmän kulmapotkuja suluissa olevan tasoituksen jälkeen?',
  'More or fewer corners than the line.': 'Kulmapotkuja enemmän vai vähemmän kuin raja?',
  'Which side leads at half-time.': 'Kumpi joukkue johtaa puoliajalla?',
  'Two of the three half-time results win.': 'Kolmesta puoliaikatuloksesta kaksi voittaa.',
  'Who leads at half-time; level returns the stake.':
    'Kumpi johtaa puoliajalla? Tasatilanteessa panos palautetaan.',
  'The half-time leader after the start in brackets.':
    'Kumpi johtaa puoliajalla suluissa olevan tasoituksen jälkeen?',
  'More or fewer in the first half than the line.':
    'Ensimmäisellä puoliajalla enemmän vai vähemmän kuin raja?',
  'More or fewer goals of the home side before half-time than the line.':
    'Tekeekö [koti|vieras]joukkue ennen taukoa maaleja enemmän vai vähemmän kuin raja?',
  'Whether the goals of the first half are odd or even.':
    'Onko ensimmäisen puoliajan maalien määrä pariton vai parillinen?',
  'Whether each side scores before half-time.': 'Tekeekö kumpikin joukkue maalin ennen taukoa?',
  'The exact score at half-time.': 'Tarkka tulos puoliajalla.',
  'Which side scores more in the second half alone.':
    'Kumpi joukkue tekee enemmän maaleja pelkästään toisella puoliajalla?',
  'Two of the three results of the second half win.':
    'Kolmesta toisen puoliajan tuloksesta kaksi voittaa.',
  'Who scores more after the break; level returns the stake.':
    'Kumpi tekee enemmän maaleja tauon jälkeen? Tasatilanteessa panos palautetaan.',
  'The winner of the second half after the start in brackets.':
    'Toisen puoliajan voittaja suluissa olevan tasoituksen jälkeen.',
  'More or fewer goals in the second half than the line.':
    'Toisella puoliajalla maaleja enemmän vai vähemmän kuin raja?',
  'Whether the goals of the second half are odd or even.':
    'Onko toisen puoliajan maalien määrä pariton vai parillinen?',
  'Whether each side scores after the break.': 'Tekeekö kumpikin joukkue maalin tauon jälkeen?',
  'The leader at half-time and the winner at the end.':
    'Kuka johtaa puoliajalla ja kuka voittaa lopussa?',
  'Whether the home side scores more in each half.':
    'Tekeekö [koti|vieras]joukkue kummallakin puoliajalla vastustajaa enemmän maaleja?',
  'Whether the home side scores more in at least one half.':
    'Tekeekö [koti|vieras]joukkue ainakin toisella puoliajoista vastustajaa enemmän maaleja?',
  'In which half more goals are scored.': 'Kummalla puoliajalla tehdään enemmän maaleja?',
  'Whether the home side scores in each half.':
    'Tekeekö [koti|vieras]joukkue maalin kummallakin puoliajalla?',
  'Whether each half has at least two goals.':
    'Tuleeko kummallakin puoliajalla vähintään kaksi maalia?',
  'Whether each half has at most one goal.': 'Tuleeko kummallakin puoliajalla enintään yksi maali?',
  'Two of the three results together with whether both sides score.':
    'Kolmesta lopputuloksesta kaksi yhdessä sen kanssa, tekevätkö molemmat joukkueet maalin.',
  'Two of the three results together with more or fewer goals than the line.':
    'Kolmesta lopputuloksesta kaksi yhdessä sen kanssa, tuleeko maaleja enemmän vai vähemmän kuin raja.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'Kuka johtaa puoliajalla, kuka voittaa ja tuleeko maaleja enemmän vai vähemmän kuin raja?',
  'Whether the home side wins, or more goals are scored than the line.':
    'Voittaako [koti|vieras]joukkue, tai tehdäänkö maaleja enemmän kuin raja?',
  'Whether the home side wins, or both sides score.':
    'Voittaako [koti|vieras]joukkue, tai tekevätkö molemmat joukkueet maalin?',
  'Who wins by how many goals.': 'Kuka voittaa ja montako maalia on ero?',
  'Between which numbers the goals lie.': 'Mille välille maalien määrä osuu?',
  'Between which numbers the goals of the home side lie.':
    'Mille välille [koti|vieras]joukkueen maalien määrä osuu?',
  'Whether one side wins and the other does not score.':
    'Voittaako toinen joukkue niin, ettei vastustaja tee maalia?',
  'Whether each side scores at least twice.': 'Tekeekö kumpikin joukkue vähintään kaksi maalia?',
  'Whether the match ends level with goals.': 'Päättyykö ottelu maalilliseen tasapeliin?',
  'Which side scores the last goal of the match.': 'Kumpi joukkue tekee ottelun viimeisen maalin?',
  'Which side is the first with this number of goals.':
    'Kumpi joukkue saavuttaa tämän maalimäärän ensin?',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'Millä 15 minuutin jaksolla ensimmäinen maali syntyy? Lisäaika kuuluu puoliaikansa viimeiseen jaksoon.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'Millä 10 minuutin jaksolla ensimmäinen maali syntyy? Lisäaika lasketaan 45. ja 90. minuutiksi.',
  'Whether a goal is scored up to this minute.': 'Tehdäänkö maali tähän minuuttiin mennessä?',
  'In which half the home side scores more.':
    'Kummalla puoliajalla [koti|vieras]joukkue tekee enemmän maaleja?',
  'Whether both sides score in the first half, and in the second.':
    'Tekevätkö molemmat joukkueet maalin ensimmäisellä puoliajalla, ja toisella?',
  'In which half the first goal falls.': 'Kummalla puoliajalla ensimmäinen maali syntyy?',
  'The result after the start in brackets is added; a draw is possible.':
    'Lopputulos, kun suluissa oleva tasoitus on laskettu mukaan; tasapeli on mahdollinen.',
  'The exact score.': 'Tarkka tulos.',
  'Which side takes this corner, if it is taken at all.':
    'Kumpi joukkue antaa tämän kulmapotkun, jos se tulee?',
  'Which side takes the last corner of the match.':
    'Kumpi joukkue antaa ottelun viimeisen kulmapotkun?',
  'Which side is the first with this number of corners.':
    'Kumpi joukkue saavuttaa tämän kulmapotkumäärän ensin?',
  'More or fewer corners of the home side than the line.':
    'Antaako [koti|vieras]joukkue kulmapotkuja enemmän vai vähemmän kuin raja?',
  'Between which numbers the corners lie.': 'Mille välille kulmapotkujen määrä osuu?',
  'Between which numbers the corners of the home side lie.':
    'Mille välille [koti|vieras]joukkueen kulmapotkujen määrä osuu?',
  'Whether the number of corners is odd or even.':
    'Onko kulmapotkujen määrä pariton vai parillinen?',
  'Which side takes more corners before half-time.':
    'Kumpi joukkue antaa enemmän kulmapotkuja ennen taukoa?',
  'Which side takes more corners before half-time after the start in brackets.':
    'Kumpi joukkue antaa enemmän kulmapotkuja ennen taukoa suluissa olevan tasoituksen jälkeen?',
  'More or fewer corners before half-time than the line.':
    'Ennen taukoa kulmapotkuja enemmän vai vähemmän kuin raja?',
  'Between which numbers the corners before half-time lie.':
    'Mille välille kulmapotkujen määrä ennen taukoa osuu?',
  'Whether the number of corners before half-time is odd or even.':
    'Onko kulmapotkujen määrä ennen taukoa pariton vai parillinen?',
  'Which side takes more corners after the break.':
    'Kumpi joukkue antaa enemmän kulmapotkuja tauon jälkeen?',
  'More or fewer corners after the break than the line.':
    'Tauon jälkeen kulmapotkuja enemmän vai vähemmän kuin raja?',
  'More or fewer cards than the line.': 'Kortteja enemmän vai vähemmän kuin raja?',
  'Which side gets more cards.': 'Kumpi joukkue saa enemmän kortteja?',
  'Which side gets more cards after the start in brackets.':
    'Kumpi joukkue saa enemmän kortteja suluissa olevan tasoituksen jälkeen?',
  'Which side gets this card, if it is shown at all.':
    'Kumpi joukkue saa tämän kortin, jos se näytetään?',
  'More or fewer cards of the home side than the line.':
    'Saako [koti|vieras]joukkue kortteja enemmän vai vähemmän kuin raja?',
  'How many cards are shown.': 'Montako korttia näytetään?',
  'Whether the number of cards is odd or even.': 'Onko korttien määrä pariton vai parillinen?',
  'Whether each side gets at least one card.': 'Saako kumpikin joukkue vähintään yhden kortin?',
  'Whether a player is sent off.': 'Ajetaanko joku pelaaja ulos?',
  'Whether the first red card of the match goes to the home side.':
    'Saako [koti|vieras]joukkue ottelun ensimmäisen punaisen kortin?',
  'Which side gets more cards before half-time.':
    'Kumpi joukkue saa enemmän kortteja ennen taukoa?',
  'More or fewer cards before half-time than the line.':
    'Ennen taukoa kortteja enemmän vai vähemmän kuin raja?',
  'Which side gets more cards after the break.':
    'Kumpi joukkue saa enemmän kortteja tauon jälkeen?',
  'More or fewer cards after the break than the line.':
    'Tauon jälkeen kortteja enemmän vai vähemmän kuin raja?',
  'Players who score at any time; several outcomes can win.':
    'Pelaajat, jotka tekevät maalin milloin tahansa; useampi kohde voi voittaa.',
  'Who scores this goal, if it is scored at all.': 'Kuka tekee tämän maalin, jos se syntyy?',
  'Who scores the last goal of the match.': 'Kuka tekee ottelun viimeisen maalin?',
  'Players who score at least twice; several outcomes can win.':
    'Pelaajat, jotka tekevät vähintään kaksi maalia; useampi kohde voi voittaa.',
}
