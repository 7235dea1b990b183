import { expect, test } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { DEVICE_ID, deviceId } from '../../base/device-id.ts'

function jar(header = '') {
  const written: string[] = []
  return { written, read: () => header, write: (cookie: string) => void written.push(cookie) }
}

test('[COOKIE-01] [SET-07] a new device gets an id, in a cookie of 7300 days and in local storage', () => {
  const cookies = jar()
  const local = memoryStorage()
  const id = deviceId(cookies, local)
  expect(cookies.written).toEqual([`deviceId=${id}; Path=/; Max-Age=630720000; SameSite=Lax`])
  expect(local.getItem(DEVICE_ID.key)).toBe(id)
})

test('[SET-07] the cookie is the master, the local copy restores a lost cookie', () => {
  const local = memoryStorage()
  local.setItem(DEVICE_ID.key, 'from-storage')
  expect(deviceId(jar('a=b; deviceId=from-cookie'), local)).toBe('from-cookie')
  expect(local.getItem(DEVICE_ID.key)).toBe('from-cookie')
  expect(deviceId(jar(), local)).toBe('from-cookie')
})
