/** Takes over what the fields of a form hold. @returns `known` itself where nothing differs */
export function withWritten<Values extends Record<string, string | boolean>>(
  known: Values,
  form: HTMLFormElement,
): Values {
  const written = Object.entries(known).flatMap(([name, value]) => {
    const now = contentOf(form.elements.namedItem(name), typeof value === 'boolean')
    return now === null || now === value ? [] : [[name, now]]
  })
  if (written.length === 0) return known
  return { ...known, ...(Object.fromEntries(written) as Partial<Values>) }
}

function contentOf(field: Element | RadioNodeList | null, isBox: boolean): string | boolean | null {
  if (field instanceof HTMLInputElement) return isBox ? field.checked : field.value
  return field instanceof HTMLSelectElement ? field.value : null
}

/** Takes over what was kept of a form, as far as this one has such fields. */
export function withKept<Values extends Record<string, string | boolean>>(
  known: Values,
  kept: Readonly<Record<string, string | boolean>>,
): Values {
  const fitting = Object.entries(kept).filter(
    ([name, value]) => typeof known[name] === typeof value,
  )
  if (fitting.length === 0) return known
  return { ...known, ...(Object.fromEntries(fitting) as Partial<Values>) }
}
