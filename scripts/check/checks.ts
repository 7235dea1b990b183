import { runTool } from '../system/run.ts'

/** Each check prints what is wrong and resolves to an exit code. */
export const checks: Record<string, () => Promise<number>> = {
  format: () => runTool('oxfmt/bin/oxfmt', ['--check']),
  'lint and types': () => runTool('oxlint/bin/oxlint', []),
  'dead code': () => runTool('knip/bin/knip.js', ['--no-progress']),
}
