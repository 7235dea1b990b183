/** Whether passkeys can work at this address: browsers bind them to a host's name, never to a number. */
export function takesPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}
