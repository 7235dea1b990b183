export const settings = {
  title: 'Settings',
  oddsFormat: 'Odds format',
  oddsFormats: {
    european: 'Decimal',
    british: 'Fractional',
    hongkong: 'Hong Kong',
    american: 'American',
    indonesian: 'Indonesian',
    malaysian: 'Malaysian',
    percent: 'Percent',
  },
  formatExample: '{format} · {example}',
  language: 'Language',
  languageNow: 'Language: {code}, {name}',
  theme: 'Theme',
  themeNow: 'Theme: {theme}',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
}
