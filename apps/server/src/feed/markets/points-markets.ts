import { market, text, type MarketDescription } from './description.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, RESULT, WINNER, YES_NO } from './outcomes.ts'

/** Sports in which points add up. */
export const POINTS_MARKETS: readonly MarketDescription[] = [
  market(219, text('Winner (incl. overtime)', 'Sieger (inkl. Verlängerung)'), WINNER, {
    groups: ['main', 'result'],
    priority: 1,
    rule: 'including_overtime',
    explanation: text(
      'Who wins the match, overtime included.',
      'Wer das Spiel gewinnt, Verlängerung eingeschlossen.',
    ),
  }),
  market(220, text('Will there be overtime', 'Gibt es Verlängerung'), YES_NO, {
    groups: ['result'],
    priority: 20,
    rule: 'regular_time',
    explanation: text(
      'Whether regular time ends level.',
      'Ob es nach regulärer Spielzeit unentschieden steht.',
    ),
  }),
  market(223, text('Handicap (incl. overtime)', 'Handicap (inkl. Verlängerung)'), HANDICAP, {
    groups: ['main', 'handicaps'],
    priority: 2,
    rule: 'including_overtime',
    explanation: text(
      'The winner after the start in brackets, overtime included.',
      'Der Sieger nach dem Vorsprung in Klammern, Verlängerung eingeschlossen.',
    ),
  }),
  market(225, text('Total (incl. overtime)', 'Gesamt (inkl. Verlängerung)'), OVER_UNDER, {
    groups: ['main', 'totals'],
    priority: 3,
    rule: 'including_overtime',
    explanation: text(
      'More or fewer points than the line, overtime included.',
      'Mehr oder weniger Punkte als die Linie, Verlängerung eingeschlossen.',
    ),
  }),
  market(
    227,
    text('{$competitor1} total (incl. overtime)', '{$competitor1} gesamt (inkl. Verlängerung)'),
    OVER_UNDER,
    {
      groups: ['totals', 'teams'],
      priority: 15,
      rule: 'including_overtime',
      explanation: text(
        'More or fewer points of the home side than the line, overtime included.',
        'Mehr oder weniger Punkte der Heimseite als die Linie, Verlängerung eingeschlossen.',
      ),
    },
  ),
  market(
    228,
    text('{$competitor2} total (incl. overtime)', '{$competitor2} gesamt (inkl. Verlängerung)'),
    OVER_UNDER,
    {
      groups: ['totals', 'teams'],
      priority: 16,
      rule: 'including_overtime',
      explanation: text(
        'More or fewer points of the away side than the line, overtime included.',
        'Mehr oder weniger Punkte der Auswärtsseite als die Linie, Verlängerung eingeschlossen.',
      ),
    },
  ),
  market(229, text('Odd/even (incl. overtime)', 'Gerade/ungerade (inkl. Verlängerung)'), ODD_EVEN, {
    groups: ['totals'],
    priority: 17,
    rule: 'including_overtime',
    explanation: text(
      'Whether all points add up to an odd or even number.',
      'Ob alle Punkte zusammen gerade oder ungerade sind.',
    ),
  }),
  market(235, text('{!quarternr} quarter - 1x2', '{!quarternr} Viertel - 1x2'), RESULT, {
    groups: ['quarters'],
    priority: 10,
    rule: 'period',
    explanation: text(
      'Which side scores more in this quarter.',
      'Welche Seite in diesem Viertel mehr punktet.',
    ),
  }),
  market(
    302,
    text('{!quarternr} quarter - draw no bet', '{!quarternr} Viertel - Unentschieden keine Wette'),
    WINNER,
    {
      groups: ['quarters'],
      priority: 11,
      rule: 'period',
      explanation: text(
        'Who scores more in this quarter; level returns the stake.',
        'Wer in diesem Viertel mehr punktet; bei Gleichstand kommt der Einsatz zurück.',
      ),
    },
  ),
  market(
    303,
    text('{!quarternr} quarter - handicap', '{!quarternr} Viertel - Handicap'),
    HANDICAP,
    {
      groups: ['quarters', 'handicaps'],
      priority: 12,
      rule: 'period',
      explanation: text(
        'The winner of this quarter after the start in brackets.',
        'Der Sieger dieses Viertels nach dem Vorsprung in Klammern.',
      ),
    },
  ),
  market(236, text('{!quarternr} quarter - total', '{!quarternr} Viertel - Gesamt'), OVER_UNDER, {
    groups: ['quarters', 'totals'],
    priority: 13,
    rule: 'period',
    explanation: text(
      'More or fewer points in this quarter than the line.',
      'Mehr oder weniger Punkte in diesem Viertel als die Linie.',
    ),
  }),
  market(
    304,
    text('{!quarternr} quarter - odd/even', '{!quarternr} Viertel - gerade/ungerade'),
    ODD_EVEN,
    {
      groups: ['quarters'],
      priority: 14,
      rule: 'period',
      explanation: text(
        'Whether the points of this quarter are odd or even.',
        'Ob die Punkte dieses Viertels gerade oder ungerade sind.',
      ),
    },
  ),
  market(251, text('Winner (incl. extra innings)', 'Sieger (inkl. Extra Innings)'), WINNER, {
    groups: ['main', 'result'],
    priority: 1,
    rule: 'including_overtime',
    explanation: text(
      'Who wins the game, extra innings included.',
      'Wer das Spiel gewinnt, Extra Innings eingeschlossen.',
    ),
  }),
  market(256, text('Handicap (incl. extra innings)', 'Handicap (inkl. Extra Innings)'), HANDICAP, {
    groups: ['main', 'handicaps'],
    priority: 2,
    rule: 'including_overtime',
    explanation: text(
      'The winner after the start in brackets, extra innings included.',
      'Der Sieger nach dem Vorsprung in Klammern, Extra Innings eingeschlossen.',
    ),
  }),
  market(258, text('Total (incl. extra innings)', 'Gesamt (inkl. Extra Innings)'), OVER_UNDER, {
    groups: ['main', 'totals'],
    priority: 3,
    rule: 'including_overtime',
    explanation: text(
      'More or fewer runs than the line, extra innings included.',
      'Mehr oder weniger Runs als die Linie, Extra Innings eingeschlossen.',
    ),
  }),
  market(340, text('Winner (incl. super over)', 'Sieger (inkl. Super Over)'), WINNER, {
    groups: ['main', 'result'],
    priority: 1,
    rule: 'including_overtime',
    explanation: text(
      'Who wins the match, a super over included.',
      'Wer das Spiel gewinnt, ein Super Over eingeschlossen.',
    ),
  }),
]
