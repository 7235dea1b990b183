import { fileNames } from './file-names.ts'
import { functionForm } from './function-form.ts'
import { importBoundaries } from './import-boundaries.ts'
import { moneyKinds } from './money-kinds.ts'
import { noBarrel } from './no-barrel.ts'
import { preferType } from './prefer-type.ts'
import { statusNames } from './status-names.ts'

const plugin = {
  meta: { name: 'touchline' },
  rules: {
    'file-names': fileNames,
    'function-form': functionForm,
    'import-boundaries': importBoundaries,
    'money-kinds': moneyKinds,
    'no-barrel': noBarrel,
    'prefer-type': preferType,
    'status-names': statusNames,
  },
}

export default plugin
