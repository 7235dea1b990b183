/** Whether a process of this ROLE needs the built pages. */
export function servesPages(role: string | undefined): boolean {
  return role !== 'api' && role !== 'feed'
}
