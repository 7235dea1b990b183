import { accent, accentLine, line, paper, shadow } from './strokes.tsx'

export const slipPicture = (
  <>
    {shadow}
    <path className={paper} d="M36 10h48v60l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z" />
    <path className={line} d="M44 22h18M44 32h26M44 42h14" />
    <rect className={accent} x="66" y="38" width="34" height="18" rx="5" />
    <path className={accentLine} d="m76 47 4 4 8-8" />
  </>
)
