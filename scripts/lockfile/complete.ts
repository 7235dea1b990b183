import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../system/root.ts'
import { missingOptionals } from './missing-optionals.ts'
import type { Lockfile } from './missing-optionals.ts'

const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
const missing = missingOptionals(lockfile)
const packages = { ...lockfile.packages, ...missing }

lockfile.packages = Object.fromEntries(
  Object.keys(packages)
    .toSorted()
    .map((key) => [key, packages[key] ?? {}]),
)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`Added ${Object.keys(missing).length} platform packages to package-lock.json`)
