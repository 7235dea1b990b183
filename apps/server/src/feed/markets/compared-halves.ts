import { market, text, type MarketDescription } from './description.ts'
import { HALVES_BOTH, WHICH_HALF } from './more-outcomes.ts'
import { HIGHEST_HALF } from './outcomes.ts'

/** Markets that compare both halves, for matches with a full offer. */
export const COMPARED_HALVES: readonly MarketDescription[] = [
  market(
    53,
    text('{$competitor1} highest scoring half', '{$competitor1} torreichere Halbzeit'),
    HIGHEST_HALF,
    {
      groups: ['halves', 'teams'],
      priority: 89,
      rule: 'both_halves',
      explanation: text(
        'In which half the home side scores more.',
        'In welcher Halbzeit die Heimseite mehr trifft.',
      ),
    },
  ),
  market(
    54,
    text('{$competitor2} highest scoring half', '{$competitor2} torreichere Halbzeit'),
    HIGHEST_HALF,
    {
      groups: ['halves', 'teams'],
      priority: 90,
      rule: 'both_halves',
      explanation: text(
        'In which half the away side scores more.',
        'In welcher Halbzeit die Auswärtsseite mehr trifft.',
      ),
    },
  ),
  market(
    55,
    text('1st/2nd half both teams to score', '1./2. Halbzeit beide Teams treffen'),
    HALVES_BOTH,
    {
      groups: ['halves', 'goals'],
      priority: 91,
      rule: 'both_halves',
      explanation: text(
        'Whether both sides score in the first half, and in the second.',
        'Ob beide Seiten in der ersten Halbzeit treffen, und in der zweiten.',
      ),
    },
  ),
  market(573, text('Half of the first goal', 'Halbzeit des ersten Tores'), WHICH_HALF, {
    groups: ['halves', 'goals'],
    priority: 92,
    rule: 'both_halves',
    explanation: text(
      'In which half the first goal falls.',
      'In welcher Halbzeit das erste Tor fällt.',
    ),
  }),
]
