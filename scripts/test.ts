import { publicData, testsWithoutPublicData } from './system/public-data.ts'
import { runStages } from './test/run-stages.ts'
import { stagesOf } from './test/stages.ts'
import { inTemporaryFolder, temporaryRoot } from './test/temporary-folder.ts'

// npm takes the `--` before the filters away; whoever runs this without npm may say it too.
const [group, ...filters] = process.argv.slice(2).filter((word) => word !== '--')

process.env['TMPDIR'] = temporaryRoot()
try {
  const { passed, failed, flaky } = await inTemporaryFolder((reports) =>
    runStages(stagesOf(group, filters, reports), reports),
  )
  if (flaky.length > 0) console.log(`\nFlaky, a fault to mend:\n  ${flaky.join('\n  ')}`)
  const leftOut = testsWithoutPublicData()
  if (leftOut.length > 0) {
    console.log(
      `\nLeft out, as the public match data and test vectors are not in ${publicData} (PUBLIC_DATA_DIR names another folder):\n  ${leftOut.join('\n  ')}`,
    )
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
