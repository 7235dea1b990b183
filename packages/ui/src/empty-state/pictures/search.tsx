import { accent, ink, line, paper, shadow } from './strokes.tsx'

export const searchPicture = (
  <>
    {shadow}
    <rect className={paper} x="22" y="16" width="60" height="12" rx="4" />
    <rect className={paper} x="22" y="34" width="46" height="12" rx="4" />
    <rect className={paper} x="22" y="52" width="54" height="12" rx="4" />
    <circle className={accent} cx="78" cy="44" r="18" />
    <circle className={ink} cx="78" cy="44" r="18" />
    <path className={ink} d="m91 57 13 13" />
    <path className={line} d="M72 44h12" />
  </>
)
