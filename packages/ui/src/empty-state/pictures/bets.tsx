import { accent, accentLine, line, paper, shadow } from './strokes.tsx'

export const betsPicture = (
  <>
    {shadow}
    <rect className={paper} x="26" y="14" width="56" height="34" rx="6" />
    <rect className={paper} x="36" y="32" width="56" height="36" rx="6" />
    <path className={line} d="M44 42h22M44 50h14" />
    <circle className={accent} cx="80" cy="58" r="7" />
    <path className={accentLine} d="m77 58 2 2 4-4" />
  </>
)
