import { expect, test } from 'vitest'
import { BALLS, ballOf, playOn, runsOf, WICKETS } from './balls.ts'

type Innings = { balls: number; lost: number; runs: number; p: number }

/** Every way in which the balls may come, one after the other. */
function played(batting: number, begins: Innings, needed: number): Map<string, number> {
  const { runs: scores, wicket } = ballOf(batting)
  const ends = new Map<string, number>()
  const play = ({ balls, lost, runs, p }: Innings): void => {
    if (balls === 0 || lost === WICKETS || runs >= needed) {
      const key = `${runs}/${lost}`
      ends.set(key, (ends.get(key) ?? 0) + p)
      return
    }
    play({ balls: balls - 1, lost: lost + 1, runs, p: p * wicket })
    for (const [score, chance] of scores) {
      play({ balls: balls - 1, lost, runs: runs + score, p: p * chance })
    }
  }
  play(begins)
  return ends
}

test.each([
  [0, 5, 0, Infinity],
  [1, 5, 8, Infinity],
  [-1, 5, 9, Infinity],
  [0, 5, 8, 7],
  [2, 5, 5, 1],
  [0, 5, 3, 0],
  [0, 5, 10, 4],
  [0, 0, 4, 9],
])('batting %d, %d balls after %d wickets, %d runs needed: as every way makes it', (...given) => {
  const [batting, balls, lost, needed] = given
  const ends = played(batting, { balls, lost, runs: 0, p: 1 }, needed)
  playOn(ballOf(batting), balls, lost, needed).forEach((chances, wickets) => {
    chances.forEach((p, runs) => expect(p).toBeCloseTo(ends.get(`${runs}/${wickets}`) ?? 0, 12))
  })
})

test.each([Infinity, 180, 400])('a whole innings ends in one way, %d runs needed', (needed) => {
  const all = runsOf(playOn(ballOf(0.5), BALLS, 0, needed)).reduce((sum, p) => sum + p, 0)
  expect(all).toBeCloseTo(1, 9)
})
