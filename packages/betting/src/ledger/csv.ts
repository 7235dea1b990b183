/** A row as RFC 4180 has it, the end of the line included. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

/** What a spreadsheet would read as a formula is a text; a minus before digits is a number. */
function quoted(cell: string): string {
  const isFormula = /^[=+@\t\r]|^-(?!\d)/.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
