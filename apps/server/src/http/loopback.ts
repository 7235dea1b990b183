const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/** @param host with or without its port */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
