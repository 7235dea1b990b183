import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'מועדפים',
  description: 'המשחקים, הליגות והענפים שסימנת',
  star: 'מועדף: {name}',
  add: 'הוספה למועדפים',
  remove: 'הסרה מהמועדפים',
  matches: 'משחקים',
  pinned: 'ליגות וענפים',
  status: { label: 'הצגה', all: 'הכול', live: 'חי', upcoming: 'קרובים', finished: 'הסתיים' },
  signInTitle: 'התחבר כדי לשמור מועדפים',
  signInText: 'סמן משחקים, ליגות וענפים בכוכב ומצא אותם כאן בכל מכשיר.',
  signIn: 'כניסה',
  emptyTitle: 'אין מועדפים עדיין',
  emptyText: 'לחץ על הכוכב שליד משחק, ליגה או ענף, והוא יחכה לך כאן.',
  emptyAction: 'לראות מה משוחק',
  noneTitle: 'אף אחד מהמשחקים שלך אינו כאן',
  noneText: 'המועדפים שלך נמצאים כעת במצב אחר.',
  showAll: 'הצג הכול',
  failedTitle: 'לא ניתן היה לקרוא את המועדפים שלך',
}
