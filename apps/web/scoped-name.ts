import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * Class of a CSS module in the page. The usual name ends with the line, which differs from class to
 * class and hardly compresses; names of three hundred classes are in every first view.
 * @param file with a query in some of the bundler's calls
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.split('?')
  const inside = path.slice(Math.max(path.lastIndexOf('/apps/'), path.lastIndexOf('/packages/')))
  const mark = createHash('sha256')
    .update(inside || basename(path))
    .digest('base64url')
  return `${name}-${mark.slice(0, 4)}`
}
