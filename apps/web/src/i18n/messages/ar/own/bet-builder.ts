import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'صانع الرهان',
  title: 'صانع الرهان',
  intro: 'اختر اختيارين أو أكثر من هذه المباراة. تفوز معًا أو لا تفوز إطلاقًا.',
  apart: 'لا يمكن جمعه مع ما اخترته:',
  legs: 'الاختيارات',
  remove: 'إزالة {outcome}',
  clear: 'إزالة كل الاختيارات',
  count:
    '{count, plural, =0 {} zero {# اختيار} one {اختيار واحد} two {اختياران} few {# اختيارات} many {# اختيارًا} other {# اختيار}}',
  fold: 'طيّ',
  unfold: 'فتح',
  addMore: 'أضف اختيارًا آخر من هذه المباراة.',
  stillAsking: 'ما زلنا نحسب السعر…',
  noAnswer: 'تعذّر حساب السعر.',
  askAgain: 'اطلب مجددًا',
  priceIs: 'السعر {price}',
  yourPrice: 'سعرك',
  yourPriceHint: 'اتركه فارغًا لسعرنا، أو اقترح سعرًا أعلى.',
  notAPrice: 'هذا ليس سعرًا',
  closed: 'أُغلق صانع الرهان لهذه المباراة: لم يعد هناك ما يمكن جمعه.',
  takeBest: 'خذ {price}، أفضل سعر لدينا',
  confirming: 'جارٍ تأكيد رهانك',
  placed: 'تم وضع رهانك',
  rejected: 'لم يُقبل رهانك',
  done: 'تم',
}
