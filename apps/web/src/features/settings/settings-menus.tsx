import { LanguageMenu } from './language-menu.tsx'
import { OddsFormatMenu } from './odds-format-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Odds format, language and theme: in the header, and in the drawer of smaller screens. */
export function SettingsMenus() {
  return (
    <>
      <OddsFormatMenu />
      <LanguageMenu />
      <ThemeMenu />
    </>
  )
}
