import { expect, test } from 'vitest'

import { HTTP_STATUS } from './http-status.ts'

test('[HTTP-04] names the answers that are told apart', () => {
  expect(Object.values(HTTP_STATUS)).toEqual([
    200, 301, 302, 307, 400, 401, 403, 404, 405, 410, 500,
  ])
})
