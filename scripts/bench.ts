import { run } from './system/run.ts'

process.exitCode = await run(process.execPath, ['bench/run.ts', ...process.argv.slice(2)])
