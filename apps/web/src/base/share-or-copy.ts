type Link = { title: string; text?: string; url: string }

/**
 * Opens the device's own sharing. Where there is none, or a frame's host does not allow it, the link is
 * copied.
 * @returns `taken` also where the visitor thought better of it; `refused` where copying is not allowed
 *   either
 */
export async function offerLink(link: Link): Promise<'taken' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return 'taken'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'taken'
    }
  }
  return copyText(link.url)
}

/** Refused without a press, and in a frame whose host does not allow it. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
