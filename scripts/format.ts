import { runTool } from './system/run.ts'

const formatted = await runTool('oxfmt/bin/oxfmt', process.argv.slice(2))
process.exitCode = formatted
