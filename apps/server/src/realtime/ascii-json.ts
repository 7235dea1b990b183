// oxlint-disable-next-line no-control-regex
const outsideAscii = /[^\x00-\x7f]/g

/**
 * JSON in pure ASCII. A byte delta between two such documents can never split a character, which
 * the centrifuge client answers by giving the connection up, and a text's length is its size.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  return json.replace(outsideAscii, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
