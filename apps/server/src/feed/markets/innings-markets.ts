import { market, text, type MarketDescription } from './description.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, RESULT, YES_NO } from './outcomes.ts'

/** Baseball and cricket. */
export const INNINGS_MARKETS: readonly MarketDescription[] = [
  market(
    260,
    text(
      '{$competitor1} total (incl. extra innings)',
      '{$competitor1} gesamt (inkl. Extra Innings)',
    ),
    OVER_UNDER,
    {
      groups: ['totals', 'teams'],
      priority: 12,
      rule: 'including_overtime',
      explanation: text(
        'More or fewer runs of the home side than the line, extra innings included.',
        'Mehr oder weniger Runs der Heimseite als die Linie, Extra Innings eingeschlossen.',
      ),
    },
  ),
  market(
    261,
    text(
      '{$competitor2} total (incl. extra innings)',
      '{$competitor2} gesamt (inkl. Extra Innings)',
    ),
    OVER_UNDER,
    {
      groups: ['totals', 'teams'],
      priority: 13,
      rule: 'including_overtime',
      explanation: text(
        'More or fewer runs of the away side than the line, extra innings included.',
        'Mehr oder weniger Runs der Auswärtsseite als die Linie, Extra Innings eingeschlossen.',
      ),
    },
  ),
  market(
    264,
    text('Odd/even (incl. extra innings)', 'Gerade/ungerade (inkl. Extra Innings)'),
    ODD_EVEN,
    {
      groups: ['totals'],
      priority: 17,
      rule: 'including_overtime',
      explanation: text(
        'Whether the number of runs is odd or even, extra innings included.',
        'Ob die Zahl der Runs gerade oder ungerade ist, Extra Innings eingeschlossen.',
      ),
    },
  ),
  market(262, text('1x2', '1x2'), RESULT, {
    groups: ['result'],
    priority: 4,
    rule: 'nine_innings',
    explanation: text(
      'Which side leads after nine innings, or whether it is level then.',
      'Welche Seite nach neun Innings führt, oder ob es dann unentschieden steht.',
    ),
  }),
  market(268, text('Will there be extra innings', 'Gibt es Extra Innings'), YES_NO, {
    groups: ['result', 'innings'],
    priority: 18,
    rule: 'nine_innings',
    explanation: text(
      'Whether it is level after nine innings.',
      'Ob es nach neun Innings unentschieden steht.',
    ),
  }),
  market(274, text('First 5 innings - 1x2', 'Erste 5 Innings - 1x2'), RESULT, {
    groups: ['innings'],
    priority: 5,
    rule: 'period',
    explanation: text(
      'Which side leads after five innings.',
      'Welche Seite nach fünf Innings führt.',
    ),
  }),
  market(275, text('First 5 innings - handicap', 'Erste 5 Innings - Handicap'), HANDICAP, {
    groups: ['innings', 'handicaps'],
    priority: 6,
    rule: 'period',
    explanation: text(
      'Which side leads after five innings with the start in brackets.',
      'Welche Seite nach fünf Innings mit dem Vorsprung in Klammern führt.',
    ),
  }),
  market(276, text('First 5 innings - total', 'Erste 5 Innings - Gesamt'), OVER_UNDER, {
    groups: ['innings', 'totals'],
    priority: 7,
    rule: 'period',
    explanation: text(
      'More or fewer runs in five innings than the line.',
      'Mehr oder weniger Runs in fünf Innings als die Linie.',
    ),
  }),
  market(287, text('{!inningnr} inning - 1x2', '{!inningnr} Inning - 1x2'), RESULT, {
    groups: ['innings', 'next'],
    priority: 8,
    rule: 'period',
    explanation: text(
      'Which side scores more runs in this inning.',
      'Welche Seite in diesem Inning mehr Runs erzielt.',
    ),
  }),
  market(288, text('{!inningnr} inning - total', '{!inningnr} Inning - Gesamt'), OVER_UNDER, {
    groups: ['innings', 'totals'],
    priority: 9,
    rule: 'period',
    explanation: text(
      'More or fewer runs in this inning than the line.',
      'Mehr oder weniger Runs in diesem Inning als die Linie.',
    ),
  }),
  market(289, text('{!inningnr} inning - any run', '{!inningnr} Inning - fällt ein Run'), YES_NO, {
    groups: ['innings'],
    priority: 10,
    rule: 'period',
    explanation: text(
      'Whether a run is scored in this inning.',
      'Ob in diesem Inning ein Run erzielt wird.',
    ),
  }),
  market(341, text('Will there be a super over', 'Gibt es ein Super Over'), YES_NO, {
    groups: ['result'],
    priority: 2,
    rule: 'including_overtime',
    explanation: text(
      'Whether both sides have the same number of runs at the end.',
      'Ob beide Seiten am Ende gleich viele Runs haben.',
    ),
  }),
  market(346, text('1st innings - total runs', '1. Innings - Runs gesamt'), OVER_UNDER, {
    groups: ['main', 'totals', 'innings'],
    priority: 3,
    rule: 'period',
    explanation: text(
      'More or fewer runs of the side that bats first than the line.',
      'Mehr oder weniger Runs der Seite, die zuerst schlägt, als die Linie.',
    ),
  }),
  market(347, text('1st innings - odd/even runs', '1. Innings - Runs gerade/ungerade'), ODD_EVEN, {
    groups: ['innings'],
    priority: 6,
    rule: 'period',
    explanation: text(
      'Whether the runs of the first innings are odd or even.',
      'Ob die Runs des ersten Innings gerade oder ungerade sind.',
    ),
  }),
  market(351, text('1st innings - runs in 6 overs', '1. Innings - Runs in 6 Overs'), OVER_UNDER, {
    groups: ['main', 'totals', 'innings'],
    priority: 4,
    rule: 'period',
    explanation: text(
      'More or fewer runs in the first six overs than the line.',
      'Mehr oder weniger Runs in den ersten sechs Overs als die Linie.',
    ),
  }),
  market(
    350,
    text('1st innings over {overnr} - total runs', '1. Innings, Over {overnr} - Runs gesamt'),
    OVER_UNDER,
    {
      groups: ['overs', 'totals', 'next'],
      priority: 7,
      rule: 'over',
      explanation: text(
        'More or fewer runs in this over than the line.',
        'Mehr oder weniger Runs in diesem Over als die Linie.',
      ),
    },
  ),
  market(
    352,
    text(
      '1st innings over {overnr} - odd/even runs',
      '1. Innings, Over {overnr} - Runs gerade/ungerade',
    ),
    ODD_EVEN,
    {
      groups: ['overs', 'next'],
      priority: 8,
      rule: 'over',
      explanation: text(
        'Whether the runs of this over are odd or even.',
        'Ob die Runs dieses Overs gerade oder ungerade sind.',
      ),
    },
  ),
  market(
    353,
    text('1st innings over {overnr} - wicket', '1. Innings, Over {overnr} - fällt ein Wicket'),
    YES_NO,
    {
      groups: ['overs', 'next'],
      priority: 9,
      rule: 'over',
      explanation: text(
        'Whether a wicket falls in this over.',
        'Ob in diesem Over ein Wicket fällt.',
      ),
    },
  ),
]
