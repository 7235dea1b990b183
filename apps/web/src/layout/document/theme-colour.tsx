import { fillOf } from '../../base/filled-in.tsx'
import { markOf } from '../../base/page-fill.ts'
import { useServices } from '../../base/services.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { COLOURS } from './theme-colours.ts'

/** React moves these into the head, and changes them with the theme. */
export function ThemeColour() {
  const { page } = useServices()
  const fill = fillOf(page)
  const theme = usePreferences((preferences) => (fill === undefined ? preferences.theme : null))
  const colourIn = (system: keyof typeof COLOURS) =>
    fill === undefined ? COLOURS[theme ?? system] : markOf(fill, `colour:${system}`)
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colourIn('dark')} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colourIn('light')} />
    </>
  )
}
