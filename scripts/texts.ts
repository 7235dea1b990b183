import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { languageTable, LOCALES_FOLDER, textTypes } from '@touchline/i18n/folder'

import { root } from './system/root.ts'

/** `npm run texts`: writes what the compiler and the pages know of `locales/`. */
const source = join(root, 'packages/i18n/src')
writeFileSync(join(source, 'texts.gen.ts'), textTypes(LOCALES_FOLDER))
writeFileSync(join(source, 'languages.gen.ts'), languageTable(LOCALES_FOLDER))
