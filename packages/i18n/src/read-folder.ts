import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TextFile, Texts } from './files.ts'

/** Where the texts of the product stand: a folder for each language, a file for each `TextFile`. */
export const LOCALES_FOLDER = join(import.meta.dirname, '../../../locales')

/**
 * What a language or variant says itself, nothing where it has no such file.
 * @throws for a file that does not hold texts by their keys
 */
export function readTexts(folder: string, language: string, file: TextFile): Texts {
  const path = join(folder, language, `${file}.json`)
  if (!existsSync(path)) return {}
  return checkedTexts(readFileSync(path, 'utf8'), path)
}

function checkedTexts(json: string, path: string): Texts {
  const value = parsed(json, path)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${path} is no object of texts by their keys`)
  }
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string') throw new Error(`${path}: ${key} is no text`)
  }
  return value as Texts
}

function parsed(json: string, path: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`${path} is no JSON: ${String(error)}`, { cause: error })
  }
}
