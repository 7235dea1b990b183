import { run } from './system/run.ts'

process.exitCode = await run(process.execPath, ['apps/web/src/i18n/messages/print-untranslated.ts'])
