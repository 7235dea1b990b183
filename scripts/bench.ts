import { run } from './system/run.ts'

process.exitCode = await run(process.execPath, [
  ...process.execArgv,
  'bench/run.ts',
  ...process.argv.slice(2),
])
