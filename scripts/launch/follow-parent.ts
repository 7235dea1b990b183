/** Ends this process with SIGTERM when the process that launched it is gone, however it went. */
export function followParent(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
