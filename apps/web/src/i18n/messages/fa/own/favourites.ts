import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'برگزیده‌ها',
  description: 'بازی‌ها، لیگ‌ها و ورزش‌هایی که نشان کرده‌اید',
  star: 'برگزیده: {name}',
  add: 'افزودن به برگزیده‌ها',
  remove: 'حذف از برگزیده‌ها',
  matches: 'بازی‌ها',
  pinned: 'لیگ‌ها و ورزش‌ها',
  status: { label: 'نمایش', all: 'همه', live: 'زنده', upcoming: 'پیش رو', finished: 'پایان‌یافته' },
  signInTitle: 'برای نگه داشتن برگزیده‌ها وارد شوید',
  signInText: 'بازی‌ها، لیگ‌ها و ورزش‌ها را ستاره‌دار کنید و در هر دستگاه اینجا بیابید.',
  signIn: 'ورود',
  emptyTitle: 'هنوز برگزیده‌ای نیست',
  emptyText: 'ستاره کنار بازی، لیگ یا ورزش را بزنید تا اینجا منتظرتان باشد.',
  emptyAction: 'دیدن آنچه هست',
  noneTitle: 'هیچ‌یک از بازی‌های شما اینجا نیست',
  noneText: 'برگزیده‌های شما اکنون در وضعیت دیگری‌اند.',
  showAll: 'نمایش همه',
  failedTitle: 'برگزیده‌های شما خوانده نشد',
}
