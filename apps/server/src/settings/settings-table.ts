import * as v from 'valibot'
import { environment } from './environment.ts'

/** The table of settings for the documentation, in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(environment.entries).map(([name, schema]) => {
    const fallback = defaultOf(schema.pipe[0])
    return `| \`${name}\` | ${fallback} | ${v.getDescription(schema)} |`
  })
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

function defaultOf(schema: { default?: unknown }): string {
  return typeof schema.default === 'string' && schema.default !== '' ? `\`${schema.default}\`` : '–'
}
