import { marketsOf, type MarketDescription } from './description.ts'
import { SCORERS } from './more-outcomes.ts'

const scorers = marketsOf('players', 'scorers')

/** Who scores, for matches with a full offer. The players among the outcomes are the match's own. */
export const SCORER_MARKETS: readonly MarketDescription[] = [
  scorers(
    40,
    93,
    SCORERS,
    ['Anytime goalscorer', 'Torschütze'],
    [
      'Players who score at any time; several outcomes can win.',
      'Spieler, die irgendwann treffen; mehrere Auswahlen können gewinnen.',
    ],
    ['goals'],
  ),
  scorers(
    38,
    94,
    SCORERS,
    ['{!goalnr} goalscorer', '{!goalnr} Torschütze'],
    ['Who scores this goal, if it is scored at all.', 'Wer dieses Tor erzielt, falls es fällt.'],
    ['goals', 'next'],
  ),
  scorers(
    39,
    95,
    SCORERS,
    ['Last goalscorer', 'Letzter Torschütze'],
    ['Who scores the last goal of the match.', 'Wer das letzte Tor des Spiels erzielt.'],
    ['goals'],
  ),
  scorers(
    891,
    96,
    SCORERS,
    ['To score 2 or more', 'Trifft mindestens zweimal'],
    [
      'Players who score at least twice; several outcomes can win.',
      'Spieler, die mindestens zweimal treffen; mehrere Auswahlen können gewinnen.',
    ],
  ),
]
