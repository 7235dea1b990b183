import { accent, line, paper, shadow } from './strokes.tsx'

export const calendarPicture = (
  <>
    {shadow}
    <rect className={paper} x="28" y="16" width="64" height="52" rx="8" />
    <path className={line} d="M28 31h64M44 10v11M76 10v11M40 42h8M56 42h8M72 42h8M40 54h8" />
    <rect className={accent} x="54" y="48" width="12" height="12" rx="3" />
  </>
)
