/** What a push message asks to be shown, and what a press on it opens. */
export type Pushed = {
  readonly title: string
  readonly options: Omit<NotificationOptions, 'data'> & { readonly data: { readonly path: string } }
}

/**
 * Reads a message; one that cannot be read is shown by the site's name alone, since a browser takes
 * the right to send from whoever shows nothing. A press never leads away from this site.
 */
export function readPushed(text: string, host: string): Pushed {
  const { title, body, tag, path, lang, dir } = fieldsOf(text)
  const isOwn = /^\/(?![/\\])/.test(path ?? '')
  return {
    title: title ?? host,
    options: {
      ...(body !== undefined && { body }),
      ...(tag !== undefined && { tag }),
      ...(lang !== undefined && { lang }),
      ...(dir === 'rtl' && { dir }),
      icon: '/icon-192.png',
      data: { path: isOwn && path !== undefined ? path : '/' },
    },
  }
}

const FIELDS = ['title', 'body', 'tag', 'path', 'lang', 'dir'] as const

function fieldsOf(text: string): Partial<Record<(typeof FIELDS)[number], string>> {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof read !== 'object' || read === null) return {}
  const given = new Map(Object.entries(read))
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value: unknown = given.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
