/** Whether the page runs inside a frame of a host's page (EMBED-01). Browser only. */
export function isEmbedded(): boolean {
  return window.self !== window.top
}
