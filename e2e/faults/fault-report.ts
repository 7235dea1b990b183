import type { Fault } from './fault-proxy.ts'
import { FAULTS } from './fault-proxy.ts'
import type { Belief } from './faulty-player.ts'

/** A press as the player knows it, beside what the database has. */
export type Press = Belief & { stored: readonly string[]; faults: readonly Fault[] }

/** Presses that went wrong, by what is wrong with them; all empty when nothing is. */
export function wrongPresses(presses: readonly Press[]) {
  const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
  const told = ({ outcome }: { outcome: Belief['outcome'] }) => outcome !== 'unknown'
  return {
    unknown: presses.filter((press) => !told(press) || (press.other && !told(press.other))),
    lost: presses.filter(({ outcome, stored }) => outcome === 'placed' && stored.length === 0),
    doubled: presses.filter(({ stored }) => stored.length > 1),
    untold: presses.filter(({ outcome, stored }) => outcome !== 'placed' && stored.length > 0),
    mistaken: presses.filter(
      ({ outcome, betIds, stored, other }) =>
        (outcome === 'placed' && !same(betIds, stored)) ||
        (other?.outcome === 'placed' && !same(other.betIds, stored)) ||
        (other !== undefined && told(other) && (other.outcome === 'placed') !== stored.length > 0),
    ),
  }
}

/** The table of `docs/reliability.md`. */
export function faultTable(presses: readonly Press[]): string {
  const row = (name: string, those: readonly Press[]) => {
    const count = (outcome: Belief['outcome']) =>
      those.filter((press) => press.outcome === outcome).length
    const wrong = wrongPresses(those)
    const cells = [
      name,
      those.length,
      count('placed'),
      count('refused'),
      count('failed'),
      wrong.lost.length + wrong.untold.length + wrong.mistaken.length,
      wrong.doubled.length,
      wrong.unknown.length,
    ]
    return `| ${cells.join(' | ')} |`
  }
  return [
    '| first fault | presses | placed | refused | failed | lost | doubled | not told |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...FAULTS.map((fault) =>
      row(
        fault,
        presses.filter(({ faults }) => faults[0] === fault),
      ),
    ),
    row(
      'two faults or more',
      presses.filter(({ faults }) => faults.filter((fault) => fault !== 'none').length > 1),
    ),
    row(
      'reloaded meanwhile',
      presses.filter(({ isReloaded }) => isReloaded),
    ),
    row(
      'tab duplicated meanwhile',
      presses.filter(({ other }) => other !== undefined),
    ),
    row('**all**', presses),
  ].join('\n')
}
