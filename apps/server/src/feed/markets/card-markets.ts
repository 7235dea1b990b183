import { marketsOf, type MarketDescription } from './description.ts'
import { CARD_COUNTS, LAST_SCORE } from './more-outcomes.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, RESULT, YES_NO } from './outcomes.ts'

const cards = marketsOf('cards', 'cards')

/** Yellow and red cards, for matches with a full offer. */
export const CARD_MARKETS: readonly MarketDescription[] = [
  cards(
    139,
    220,
    OVER_UNDER,
    ['Total bookings', 'Karten gesamt'],
    ['More or fewer cards than the line.', 'Mehr oder weniger Karten als die Linie.'],
    ['totals'],
  ),
  cards(
    136,
    221,
    RESULT,
    ['Bookings 1x2', 'Karten 1x2'],
    ['Which side gets more cards.', 'Welche Seite mehr Karten bekommt.'],
  ),
  cards(
    138,
    222,
    HANDICAP,
    ['Bookings handicap', 'Karten-Handicap'],
    [
      'Which side gets more cards after the start in brackets.',
      'Welche Seite nach dem Vorsprung in Klammern mehr Karten bekommt.',
    ],
    ['handicaps'],
  ),
  cards(
    137,
    223,
    LAST_SCORE.card,
    ['{!bookingnr} booking', '{!bookingnr} Karte'],
    [
      'Which side gets this card, if it is shown at all.',
      'Welche Seite diese Karte bekommt, falls sie gezeigt wird.',
    ],
    ['next'],
  ),
  cards(
    140,
    224,
    OVER_UNDER,
    ['{$competitor1} total bookings', '{$competitor1} Karten gesamt'],
    [
      'More or fewer cards of the home side than the line.',
      'Mehr oder weniger Karten der Heimseite als die Linie.',
    ],
    ['totals', 'teams'],
  ),
  cards(
    141,
    225,
    OVER_UNDER,
    ['{$competitor2} total bookings', '{$competitor2} Karten gesamt'],
    [
      'More or fewer cards of the away side than the line.',
      'Mehr oder weniger Karten der Auswärtsseite als die Linie.',
    ],
    ['totals', 'teams'],
  ),
  cards(
    142,
    226,
    CARD_COUNTS,
    ['Exact bookings', 'Genaue Kartenzahl'],
    ['How many cards are shown.', 'Wie viele Karten gezeigt werden.'],
  ),
  cards(
    584,
    227,
    ODD_EVEN,
    ['Odd/even bookings', 'Karten gerade/ungerade'],
    [
      'Whether the number of cards is odd or even.',
      'Ob die Zahl der Karten gerade oder ungerade ist.',
    ],
  ),
  cards(
    583,
    228,
    YES_NO,
    ['Both teams to be booked', 'Beide Teams bekommen Karten'],
    ['Whether each side gets at least one card.', 'Ob jede Seite mindestens eine Karte bekommt.'],
    ['teams'],
  ),
  cards(
    146,
    229,
    YES_NO,
    ['Sending-off', 'Platzverweis'],
    ['Whether a player is sent off.', 'Ob ein Spieler vom Platz gestellt wird.'],
  ),
  cards(
    147,
    230,
    YES_NO,
    ['{$competitor1} sending-off', '{$competitor1} Platzverweis'],
    [
      'Whether the first red card of the match goes to the home side.',
      'Ob die erste Rote Karte des Spiels an die Heimseite geht.',
    ],
    ['teams'],
  ),
  cards(
    148,
    231,
    YES_NO,
    ['{$competitor2} sending-off', '{$competitor2} Platzverweis'],
    [
      'Whether the first red card of the match goes to the away side.',
      'Ob die erste Rote Karte des Spiels an die Auswärtsseite geht.',
    ],
    ['teams'],
  ),
  cards(
    149,
    232,
    RESULT,
    ['1st half - bookings 1x2', '1. Halbzeit - Karten 1x2'],
    [
      'Which side gets more cards before half-time.',
      'Welche Seite vor der Pause mehr Karten bekommt.',
    ],
    ['1st_half'],
  ),
  cards(
    152,
    233,
    OVER_UNDER,
    ['1st half - total bookings', '1. Halbzeit - Karten gesamt'],
    [
      'More or fewer cards before half-time than the line.',
      'Mehr oder weniger Karten vor der Pause als die Linie.',
    ],
    ['1st_half', 'totals'],
  ),
  cards(
    581,
    234,
    RESULT,
    ['2nd half - bookings 1x2', '2. Halbzeit - Karten 1x2'],
    [
      'Which side gets more cards after the break.',
      'Welche Seite nach der Pause mehr Karten bekommt.',
    ],
    ['2nd_half'],
  ),
  cards(
    582,
    235,
    OVER_UNDER,
    ['2nd half - total bookings', '2. Halbzeit - Karten gesamt'],
    [
      'More or fewer cards after the break than the line.',
      'Mehr oder weniger Karten nach der Pause als die Linie.',
    ],
    ['2nd_half', 'totals'],
  ),
]
