/** Runs one stage under a heading and prints how long it took. @returns the stage's exit code */
export async function underHeading(title: string, stage: () => Promise<number>): Promise<number> {
  console.log(`\n== ${title}`)
  const start = performance.now()
  const code = await stage()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`-- ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return code
}
