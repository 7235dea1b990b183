/** Matches by place, and for each the key of the box that shows it. */
export type Slots = { ids: readonly string[]; keys: readonly number[] }

export function slotsOf(ids: readonly string[]): Slots {
  return { ids, keys: ids.map((_, place) => place) }
}

/**
 * Where the player moves a match its box moves with it. Where the page chooses anew every box stays
 * where it is and shows another match: nothing moves that nobody has moved.
 * @param isByPage the page chose
 */
export function nextSlots(before: Slots, ids: readonly string[], isByPage: boolean): Slots {
  const known = new Map(before.ids.map((id, place) => [id, before.keys[place]]))
  const fresh = ids.filter((id) => !known.has(id))
  const isAnew = isByPage || fresh.length > 1
  let last = Math.max(-1, ...before.keys)
  const keys = ids.map((id, place) => {
    const key = isAnew ? before.keys[place] : (known.get(id) ?? freed(before, ids, place))
    if (key !== undefined) return key
    last += 1
    return last
  })
  return { ids, keys }
}

/** The box of a match that has just given its place away. */
function freed({ ids: before, keys }: Slots, ids: readonly string[], place: number) {
  const gone = before[place]
  const isReplaced = before.length === ids.length && gone !== undefined && !ids.includes(gone)
  return isReplaced ? keys[place] : undefined
}
