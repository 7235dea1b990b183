const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Day = (typeof DAYS)[number]

/** A slot for each match: minutes since Monday 0:00 on the clocks of the league. */
export type Round = readonly number[]

/** When a league plays. */
export type Rhythm = {
  /** Time zone of its clocks. */
  zone: string
  /** Weeks that follow each other in turn, with the rounds of each. */
  weeks: readonly (readonly Round[])[]
  /** How long before its kick-off a match is published, hours. */
  ahead: number
  /** Rounds in a row in which the same sides meet. */
  series?: number
  /**
   * A side plays at about the same time of every round, where rounds follow so closely that it would
   * have no rest otherwise. Slots go round among the sides where it is absent.
   */
  keepsTime?: boolean
}

const DAY_MINUTES = 24 * 60

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const startOf = (day: Day): number => DAYS.indexOf(day) * DAY_MINUTES

/** Slots on one day: `slots('Sat', '15:30 15:30 18:30')`. */
export function slots(day: Day, times: string): Round {
  return times.split(' ').map((time) => startOf(day) + minutesOf(time))
}

const STEP = 5

/** That many slots from one time to another, evenly. */
export function spread(day: Day, first: string, last: string, count: number): Round {
  const [from, to] = [minutesOf(first), minutesOf(last)]
  return Array.from({ length: count }, (_, index) => {
    const exact = from + ((to - from) * index) / Math.max(1, count - 1)
    return startOf(day) + Math.round(exact / STEP) * STEP
  })
}

/** The same round on several days. */
export function each(days: string, round: (day: Day) => Round): readonly Round[] {
  return days.split(' ').map((day) => round(day as Day))
}
