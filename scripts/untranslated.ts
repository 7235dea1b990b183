import { checkTexts, LOCALES_FOLDER, readLanguages } from '@touchline/i18n/folder'

/** `npm run untranslated`: what each language lacks, and what is wrong with what it says. */
for (const { code } of readLanguages(LOCALES_FOLDER)) {
  const faults = checkTexts(LOCALES_FOLDER, code)
  process.stdout.write(`${code}: ${faults.length === 0 ? 'whole' : faults.length}\n`)
  for (const { file, key, fault, detail } of faults) {
    process.stdout.write(`  ${fault} ${file}.json ${key}${detail === '' ? '' : ` (${detail})`}\n`)
  }
}
