/** HTTP-04: the answers that pages and backends tell apart. */
export const HTTP_STATUS = {
  ok: 200,
  movedPermanently: 301,
  found: 302,
  temporaryRedirect: 307,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  gone: 410,
  internalError: 500,
} as const
