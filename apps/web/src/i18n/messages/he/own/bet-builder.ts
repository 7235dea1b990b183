import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'בונה הימורים',
  title: 'בונה הימורים',
  intro: 'בחר שתי בחירות או יותר ממשחק זה. הן זוכות יחד או בכלל לא.',
  apart: 'לא ניתן לשילוב עם מה שבחרת:',
  legs: 'בחירות',
  remove: 'הסרת {outcome}',
  clear: 'הסרת כל הבחירות',
  count: '{count, plural, =0 {} one {בחירה אחת} two {שתי בחירות} other {# בחירות}}',
  fold: 'צמצום',
  unfold: 'הרחבה',
  addMore: 'הוסף בחירה נוספת ממשחק זה.',
  stillAsking: 'היחס עדיין מחושב…',
  noAnswer: 'לא ניתן היה לחשב את היחס.',
  askAgain: 'לבקש שוב',
  priceIs: 'יחס {price}',
  yourPrice: 'היחס שלך',
  yourPriceHint: 'השאר ריק ליחס שלנו, או הצע גבוה יותר.',
  notAPrice: 'זה אינו יחס',
  closed: 'בונה ההימורים של המשחק הזה נסגר: לא נשאר מה לשלב.',
  takeBest: 'קח {price}, היחס הטוב שלנו',
  confirming: 'ההימור שלך מאושר כעת',
  placed: 'ההימור שלך נקלט',
  rejected: 'ההימור שלך לא התקבל',
  done: 'סיום',
}
