import { settledBy, type MarketDescription } from './description.ts'
import {
  COMPETITORS,
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  RESULT,
  SET_SCORE,
  WINNER,
  YES_NO,
} from './outcomes.ts'

/** Tennis, volleyball, table tennis, darts and electronic sports. */
export const SET_MARKETS: readonly MarketDescription[] = [
  ...settledBy('whole_match', [
    [186, WINNER, 1, 'main result'],
    [189, OVER_UNDER, 2, 'main totals games'],
    [327, HANDICAP, 2, 'main handicaps'],
    [493, HANDICAP, 2, 'main handicaps'],
    [187, HANDICAP, 3, 'main handicaps games'],
    [328, OVER_UNDER, 3, 'main totals'],
    [494, OVER_UNDER, 3, 'main totals'],
    [188, HANDICAP, 4, 'main handicaps sets'],
    [237, HANDICAP, 4, 'main handicaps points'],
    [238, OVER_UNDER, 5, 'main totals points'],
    [314, OVER_UNDER, 5, 'totals sets'],
    [199, SET_SCORE, 6, 'sets score'],
    [192, YES_NO, 10, 'sets players'],
    [334, YES_NO, 10, 'maps'],
    [193, YES_NO, 11, 'sets players'],
    [335, YES_NO, 11, 'maps'],
    [190, OVER_UNDER, 12, 'totals games players'],
    [495, OVER_UNDER, 12, 'totals players'],
    [191, OVER_UNDER, 13, 'totals games players'],
    [496, OVER_UNDER, 13, 'totals players'],
    [198, ODD_EVEN, 14, 'games'],
    [497, ODD_EVEN, 14, 'legs'],
    [498, YES_NO, 15, 'legs'],
    [239, ODD_EVEN, 16, 'points'],
  ]),
  ...settledBy('set', [
    [202, WINNER, 7, 'main sets'],
    [203, HANDICAP, 8, 'sets handicaps games'],
    [309, HANDICAP, 8, 'sets handicaps points'],
    [204, OVER_UNDER, 9, 'sets totals games'],
    [310, OVER_UNDER, 9, 'sets totals points'],
    [311, ODD_EVEN, 17, 'sets points'],
    [312, WINNER, 18, 'sets next'],
  ]),
  ...settledBy('game', [[210, WINNER, 15, 'games next']]),
  ...settledBy('map', [
    [330, WINNER, 7, 'main maps'],
    [331, HANDICAP, 8, 'maps handicaps'],
    [332, OVER_UNDER, 9, 'maps totals'],
    [333, ODD_EVEN, 17, 'maps'],
    [336, WINNER, 18, 'maps next'],
  ]),
  ...settledBy('leg', [[499, WINNER, 7, 'main legs next']]),
]

/** Basketball, American football and ice hockey. */
export const PERIOD_MARKETS: readonly MarketDescription[] = [
  ...settledBy('including_overtime', [
    // Before the result of regular time: who wins is what most bets are on.
    [219, WINNER, 0, 'main result'],
    [223, HANDICAP, 2, 'main handicaps'],
    [225, OVER_UNDER, 3, 'main totals'],
    [227, OVER_UNDER, 15, 'totals teams'],
    [228, OVER_UNDER, 16, 'totals teams'],
    [229, ODD_EVEN, 17, 'totals'],
  ]),
  ...settledBy('including_penalties', [
    [406, WINNER, 2, 'main result'],
    [410, HANDICAP, 8, 'handicaps'],
    [412, OVER_UNDER, 9, 'totals'],
  ]),
  ...settledBy('regular_time', [[220, YES_NO, 20, 'result']]),
  ...settledBy('period', [
    [235, RESULT, 10, 'quarters'],
    [302, WINNER, 11, 'quarters'],
    [303, HANDICAP, 12, 'quarters handicaps'],
    [236, OVER_UNDER, 13, 'quarters totals'],
    [304, ODD_EVEN, 14, 'quarters'],
    [443, RESULT, 16, 'periods'],
    [446, OVER_UNDER, 17, 'periods totals'],
    [460, HANDICAP, 18, 'periods handicaps'],
  ]),
]

/** Baseball and cricket: what is played when it is level has names of its own, which each market says. */
export const INNINGS_MARKETS: readonly MarketDescription[] = [
  ...settledBy('whole_match', [
    [251, WINNER, 1, 'main result'],
    [340, WINNER, 1, 'main result'],
    [256, HANDICAP, 2, 'main handicaps'],
    [258, OVER_UNDER, 3, 'main totals'],
    [341, YES_NO, 2, 'result'],
    [260, OVER_UNDER, 12, 'totals teams'],
    [261, OVER_UNDER, 13, 'totals teams'],
    [264, ODD_EVEN, 17, 'totals'],
  ]),
  ...settledBy('nine_innings', [
    [262, RESULT, 4, 'result'],
    [268, YES_NO, 18, 'result innings'],
  ]),
  ...settledBy('period', [
    [346, OVER_UNDER, 3, 'main totals innings'],
    [351, OVER_UNDER, 4, 'main totals innings'],
    [274, RESULT, 5, 'innings'],
    [275, HANDICAP, 6, 'innings handicaps'],
    [347, ODD_EVEN, 6, 'innings'],
    [276, OVER_UNDER, 7, 'innings totals'],
    [287, RESULT, 8, 'innings next'],
    [288, OVER_UNDER, 9, 'innings totals'],
    [289, YES_NO, 10, 'innings'],
  ]),
  ...settledBy('over', [
    [350, OVER_UNDER, 7, 'overs totals next'],
    [352, ODD_EVEN, 8, 'overs next'],
    [353, YES_NO, 9, 'overs next'],
  ]),
]

/** Of a race: who wins, who is placed, and both with one stake. */
export const RACE_MARKETS: readonly MarketDescription[] = settledBy('race', [
  [910, COMPETITORS, 1, 'main'],
  [912, COMPETITORS, 2, 'main'],
  [911, COMPETITORS, 3, 'main'],
])

/** Outcomes are tickets: their numbers, ascending. */
export const LOTTERY_MARKETS: readonly MarketDescription[] = settledBy('lottery', [
  [920, COMPETITORS, 1, 'main'],
])

/** Of a season. */
export const OUTRIGHT_MARKETS: readonly MarketDescription[] = [
  ...settledBy('season', [
    [900, COMPETITORS, 1, 'main'],
    [901, COMPETITORS, 2, 'main'],
    [902, COMPETITORS, 3, 'main'],
  ]),
]
