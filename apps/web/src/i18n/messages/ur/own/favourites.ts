import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'پسندیدہ',
  description: 'آپ کے نشان زد میچ، لیگز اور کھیل',
  star: 'پسندیدہ: {name}',
  add: 'پسندیدہ میں شامل کریں',
  remove: 'پسندیدہ سے ہٹائیں',
  matches: 'میچ',
  pinned: 'لیگز اور کھیل',
  status: { label: 'دکھائیں', all: 'تمام', live: 'لائیو', upcoming: 'آنے والے', finished: 'ختم' },
  signInTitle: 'پسندیدہ رکھنے کے لیے سائن اِن کریں',
  signInText: 'میچوں، لیگز اور کھیلوں پر ستارہ لگائیں اور ہر آلے پر یہاں پائیں۔',
  signIn: 'سائن اِن',
  emptyTitle: 'ابھی کوئی پسندیدہ نہیں',
  emptyText: 'میچ، لیگ یا کھیل کے ساتھ ستارہ دبائیں، وہ یہاں منتظر ہوگا۔',
  emptyAction: 'دیکھیں کیا چل رہا ہے',
  noneTitle: 'آپ کا کوئی میچ یہاں نہیں',
  noneText: 'آپ کے پسندیدہ ابھی دوسری حالت میں ہیں۔',
  showAll: 'سب دکھائیں',
  failedTitle: 'آپ کے پسندیدہ پڑھے نہ جا سکے',
}
