/** The cookies of a request by name. */
export function parseCookies(header = ''): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const split = part.indexOf('=')
    if (split > 0) cookies.set(part.slice(0, split).trim(), decode(part.slice(split + 1).trim()))
  }
  return cookies
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
