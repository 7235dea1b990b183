/** A row as RFC 4180 has it, the end of the line included. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

/** In full width, too: where that is written, spreadsheets read it alike. */
const FORMULA = /^[=+@\-\t\r\n＝＋＠－]/
const NUMBER = /^-\d+(?:\.\d+)?$/

/** What a spreadsheet would read as a formula is a text; a number below zero is none. */
function quoted(cell: string): string {
  const isFormula = FORMULA.test(cell) && !NUMBER.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
