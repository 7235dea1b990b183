import { accent, line, paper, shadow } from './strokes.tsx'

export const favouritesPicture = (
  <>
    {shadow}
    <rect className={paper} x="24" y="24" width="72" height="16" rx="5" />
    <rect className={paper} x="24" y="46" width="72" height="16" rx="5" />
    <path className={line} d="M46 32h28M46 54h20" />
    <path
      className={accent}
      d="m82 8 5.6 11.3 12.4 1.8-9 8.8 2.1 12.400L82 36.400l-11.1 5.900L73 29.900l-9-8.8 12.4-1.800z"
    />
  </>
)
