import { usePreferences } from '../../preferences/use-preferences.ts'

/** The header's surface in each theme: browsers want plain colours for their own bars. */
const COLOURS = { dark: '#151b17', light: '#fefefc' } as const

/** React moves these into the head, and changes them with the theme. */
export function ThemeColour() {
  const theme = usePreferences((preferences) => preferences.theme)
  if (theme !== null) return <meta name="theme-color" content={COLOURS[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={COLOURS.dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLOURS.light} />
    </>
  )
}
