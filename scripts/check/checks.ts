import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../system/root.ts'
import { runTool } from '../system/run.ts'
import { inParallel } from './in-parallel.ts'

/** Each check prints what is wrong and resolves to an exit code. */
export const checks: Record<string, () => Promise<number>> = {
  format: () => runTool('oxfmt/bin/oxfmt', ['--check']),
  lint: () => runTool('oxlint/bin/oxlint', []),
  types: checkTypes,
  'dead code': () => runTool('knip/bin/knip.js', ['--no-progress']),
}

async function checkTypes(): Promise<number> {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  const projects = [...workspaces, 'apps/web/service-worker', 'e2e', 'bench', 'scripts']
  const codes = await inParallel(projects, 2, (project) =>
    runTool('typescript/bin/tsc', ['-p', project, '--pretty', 'false']),
  )
  return Math.max(...codes)
}
