const SECRETS: readonly RegExp[] = [
  // Queries of addresses, also of one within another; `cf_connect` holds a push token, `preview` shows
  // a draft.
  /((?:token|password|secret|cf_connect|preview)(?:=|%3D))[^&#"'\s\\]+/gi,
  // Pages whose address is all that opens them; their files have short names.
  /((?:\/|%2F)(?:cashier|virtual-wallet)(?:\/|%2F))[\w.%-]{16,}/gi,
  // Members of objects, at any depth.
  /((?:token|password|secret)"\s*:\s*")(?:[^"\\]|\\.)+/gi,
  // Members of objects that were written into a text.
  /((?:token|password|secret)\\"\s*:\s*\\")[^"\\]+/gi,
]

/** What opens an account or a session, out of a line of the log: wherever it stands, whoever wrote it. */
export function cutSecrets(line: string): string {
  return SECRETS.reduce((text, secret) => text.replace(secret, '$1[hidden]'), line)
}
