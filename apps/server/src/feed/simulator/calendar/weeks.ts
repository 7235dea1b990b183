import { each, slots, spread, type Round } from './rhythm.ts'

/** Weeks of rounds as sports play them; times are those of the league's own clocks. */
type Weeks = readonly (readonly Round[])[]

const join = (...rounds: readonly Round[]): Round => rounds.flat()

/**
 * Twelve clubs: a round at the weekend. Every fourth week begins with a night in midweek, which the
 * weekends before and after it make room for.
 */
export function firstDivision(friday: string, saturday: string, sunday: string): Weeks {
  const usual = join(slots('Fri', friday), slots('Sat', saturday), slots('Sun', sunday))
  const early = join(slots('Fri', '20:00 20:30'), slots('Sat', '12:30 14:30 15:30 17:30'))
  const night = join(slots('Tue', '19:00 21:00 21:00'), slots('Wed', '19:00 20:45 20:45'))
  const late = slots('Sun', '13:30 15:30 15:30 17:30 19:00 20:45')
  return [[usual], [usual], [early], [night, late]]
}

/** Sixteen clubs, once a week. */
function eightAtWeekends(friday: string, saturday: string, sunday: string): Weeks {
  return [[join(slots('Fri', friday), slots('Sat', saturday), slots('Sun', sunday))]]
}

export const AT_WEEKENDS = {
  early: eightAtWeekends('18:00 20:30', '13:00 15:30 18:00', '13:30 15:30 18:00'),
  late: eightAtWeekends('19:00 20:45', '14:00 16:30 20:00', '12:15 14:30 16:45'),
} as const

function eight(day: Parameters<typeof spread>[0], first: string, last: string): Round {
  return spread(day, first, last, 8)
}

/**
 * Sixteen clubs, twice a week: no club again within three days, neither in the week nor over its
 * end, also when clocks are put forward between the rounds.
 */
export const TWICE_A_WEEK = {
  tueSat: [[eight('Tue', '18:30', '20:45'), eight('Sat', '12:30', '17:00')]],
  wedSun: [[eight('Wed', '18:00', '20:45'), eight('Sun', '12:00', '17:45')]],
  monThu: [[eight('Mon', '17:00', '19:00'), eight('Thu', '19:00', '21:00')]],
  tueFri: [[eight('Tue', '17:00', '19:00'), eight('Fri', '19:00', '21:15')]],
  monFri: [[eight('Mon', '19:30', '21:30'), eight('Fri', '17:00', '18:30')]],
  wedSat: [[eight('Wed', '16:30', '18:30'), eight('Sat', '19:00', '21:00')]],
  thuSun: [[eight('Thu', '17:00', '18:30'), eight('Sun', '19:30', '21:15')]],
} as const satisfies Record<string, Weeks>

/** The same for those who play in the afternoon: reserves and youth. */
export const TWICE_IN_THE_AFTERNOON = {
  tueSat: [[eight('Tue', '14:30', '16:45'), eight('Sat', '11:00', '13:30')]],
  wedSun: [[eight('Wed', '13:30', '16:45'), eight('Sun', '11:30', '13:15')]],
  monThu: [[eight('Mon', '13:00', '15:00'), eight('Thu', '15:00', '17:00')]],
  tueFri: [[eight('Tue', '13:00', '15:00'), eight('Fri', '15:00', '17:15')]],
  monFri: [[eight('Mon', '15:30', '17:30'), eight('Fri', '13:00', '14:30')]],
  thuSun: [[eight('Thu', '13:00', '14:45'), eight('Sun', '15:45', '17:15')]],
} as const satisfies Record<string, Weeks>

const EVERY_DAY = 'Mon Tue Wed Thu Fri Sat Sun'

/** Twenty-four players, each once a day on a few courts. */
export const DAILY: Weeks = [each(EVERY_DAY, (day) => spread(day, '10:30', '20:30', 12))]

/** Twenty-four teams, each once a day. */
export const ONLINE: Weeks = [each(EVERY_DAY, (day) => spread(day, '10:30', '22:30', 12))]

/** Twenty-four players, four sessions a day. */
export const SESSIONS: Weeks = [
  EVERY_DAY.split(' ').flatMap((name) => [
    ...each(name, (day) => spread(day, '9:00', '12:10', 12)),
    ...each(name, (day) => spread(day, '12:30', '15:40', 12)),
    ...each(name, (day) => spread(day, '16:00', '19:10', 12)),
    ...each(name, (day) => spread(day, '19:30', '22:40', 12)),
  ]),
]

/** The same from midday on. */
export const LATE_SESSIONS: Weeks = [
  EVERY_DAY.split(' ').flatMap((name) => [
    ...each(name, (day) => spread(day, '13:00', '16:10', 12)),
    ...each(name, (day) => spread(day, '16:30', '19:40', 12)),
    ...each(name, (day) => spread(day, '20:00', '23:10', 12)),
  ]),
]

/** The same at one table, by day. */
export const ONE_SESSION: Weeks = [each(EVERY_DAY, (day) => spread(day, '12:00', '22:00', 12))]

/** Six matches on each of some days. */
export function nights(days: string, first: string, last: string): readonly Round[] {
  return each(days, (day) => spread(day, first, last, 6))
}

/** A round over both days of the weekend, for twelve clubs. */
export function weekend(saturday: string, sunday: string): Round {
  return join(slots('Sat', saturday), slots('Sun', sunday))
}

/** Series of three from Tuesday to Thursday and over the weekend, Mondays off. */
export function seriesWeek(evening: readonly [string, string], sunday: readonly [string, string]) {
  return [
    [...nights('Tue Wed Thu Fri Sat', ...evening), ...nights('Sun', ...sunday)],
  ] satisfies Weeks
}

/** Two matches a day, everybody every third day. */
export function twoADay(times: string): Weeks {
  return [
    [
      join(slots('Mon', times), slots('Tue', times), slots('Wed', times)),
      join(slots('Thu', times), slots('Fri', times), slots('Sat', times)),
    ],
  ]
}
