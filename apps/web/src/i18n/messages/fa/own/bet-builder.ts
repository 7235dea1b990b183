import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'شرط‌ساز',
  title: 'شرط‌ساز',
  intro: 'دو یا چند انتخاب از این بازی برگزینید. همه با هم می‌برند یا هیچ‌کدام.',
  apart: 'با انتخاب شما ترکیب نمی‌شود:',
  legs: 'انتخاب‌ها',
  remove: 'حذف {outcome}',
  clear: 'حذف همه انتخاب‌ها',
  count: '{count, plural, =0 {} one {# انتخاب} other {# انتخاب}}',
  fold: 'جمع کردن',
  unfold: 'باز کردن',
  addMore: 'انتخاب دیگری از این بازی بیفزایید.',
  stillAsking: 'ضریب هنوز در حال محاسبه است…',
  noAnswer: 'محاسبهٔ ضریب ممکن نشد.',
  askAgain: 'دوباره بپرس',
  priceIs: 'ضریب {price}',
  yourPrice: 'ضریب شما',
  yourPriceHint: 'برای ضریب ما خالی بگذارید یا ضریب بالاتری پیشنهاد دهید.',
  notAPrice: 'این ضریب نیست',
  closed: 'شرط‌ساز این مسابقه بسته شد: چیزی برای ترکیب نمانده است.',
  takeBest: 'پذیرش {price}، بهترین ضریب ما',
  confirming: 'شرط شما در حال تأیید است',
  placed: 'شرط شما ثبت شد',
  rejected: 'شرط شما پذیرفته نشد',
  done: 'انجام شد',
}
