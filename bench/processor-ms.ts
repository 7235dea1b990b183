import { readdir, readFile } from 'node:fs/promises'

/** Of Linux, in its own accounts of processes. */
const TICK_MS = 10

/** What a process and all that it started have used of the processor; NaN where there is no /proc. */
export async function processorMs(pid: number): Promise<number> {
  const all = await readProcesses()
  if (!all.has(pid)) return Number.NaN
  const family = new Set([pid])
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const [id, { parent }] of all) if (family.has(parent)) family.add(id)
  }
  let ticks = 0
  for (const id of family) ticks += all.get(id)?.ticks ?? 0
  return ticks * TICK_MS
}

async function readProcesses(): Promise<Map<number, { parent: number; ticks: number }>> {
  const names = await readdir('/proc').catch(() => [])
  const found = new Map<number, { parent: number; ticks: number }>()
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // Behind the command's name, which may have spaces and brackets of its own.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Its own time, and that of its children which have ended.
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0)
    found.set(Number(name), { parent: Number(fields[1]), ticks })
  }
  return found
}
