/** The row that a key leads to, around the ends; null for a key that leads to none. */
export function nextActive(
  key: string,
  rows: readonly { readonly id: string }[],
  active: string | null,
): string | null {
  if (rows.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const at = rows.findIndex(({ id }) => id === active)
  const next = key === 'ArrowDown' ? at + 1 : at - 1
  return rows.at(next >= rows.length ? 0 : next < 0 ? -1 : next)?.id ?? null
}
