import { directionOf } from './languages.ts'
import { FROM_THE_RIGHT, ITS_END, RIGHT_TO_LEFT_MARK } from './marks.ts'

/**
 * `2:1`. In a language that is read from the right it is, too: there the number of the home side stands
 * at the right, as its name does.
 */
export function scoreText(home: string | number, away: string | number, locale: string): string {
  return directionOf(locale) === 'ltr'
    ? `${home}:${away}`
    : `${FROM_THE_RIGHT}${home}${RIGHT_TO_LEFT_MARK}:${away}${ITS_END}`
}
