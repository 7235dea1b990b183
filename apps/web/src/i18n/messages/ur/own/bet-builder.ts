import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'بیٹ بلڈر',
  title: 'بیٹ بلڈر',
  intro: 'اس میچ کے دو یا زیادہ انتخاب چنیں۔ سب ساتھ جیتتے ہیں یا کوئی نہیں۔',
  apart: 'آپ کے انتخاب کے ساتھ نہیں مل سکتا:',
  legs: 'انتخاب',
  remove: '{outcome} ہٹائیں',
  clear: 'تمام انتخاب ہٹائیں',
  count: '{count, plural, =0 {} one {# انتخاب} other {# انتخاب}}',
  fold: 'سمیٹیں',
  unfold: 'کھولیں',
  addMore: 'اس میچ کا ایک اور انتخاب شامل کریں۔',
  stillAsking: 'قیمت ابھی نکالی جا رہی ہے…',
  noAnswer: 'قیمت نہیں نکالی جا سکی۔',
  askAgain: 'دوبارہ پوچھیں',
  priceIs: 'بھاؤ {price}',
  yourPrice: 'آپ کا بھاؤ',
  yourPriceHint: 'ہمارے بھاؤ کے لیے خالی چھوڑیں یا زیادہ تجویز کریں۔',
  notAPrice: 'یہ بھاؤ نہیں ہے',
  closed: 'اس میچ کا بیٹ بلڈر بند ہے: ملانے کے لیے کچھ باقی نہیں۔',
  takeBest: '{price} لیں، ہمارا بہترین بھاؤ',
  confirming: 'آپ کی بیٹ کی تصدیق ہو رہی ہے',
  placed: 'آپ کی بیٹ لگ گئی',
  rejected: 'آپ کی بیٹ قبول نہیں ہوئی',
  done: 'ہو گیا',
}
