import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'المفضلة',
  description: 'المباريات والبطولات والرياضات التي ميّزتها',
  star: 'المفضلة: {name}',
  add: 'إضافة إلى المفضلة',
  remove: 'إزالة من المفضلة',
  matches: 'المباريات',
  pinned: 'البطولات والرياضات',
  status: { label: 'عرض', all: 'الكل', live: 'مباشر', upcoming: 'القادمة', finished: 'انتهت' },
  signInTitle: 'سجّل الدخول لحفظ المفضلة',
  signInText: 'ميّز المباريات والبطولات والرياضات بنجمة وستجدها هنا على كل جهاز.',
  signIn: 'تسجيل الدخول',
  emptyTitle: 'لا مفضلة بعد',
  emptyText: 'اضغط النجمة بجانب مباراة أو بطولة أو رياضة وستنتظرك هنا.',
  emptyAction: 'انظر ما يُلعب',
  noneTitle: 'لا توجد أي من مبارياتك هنا',
  noneText: 'مفضلتك في حالة أخرى الآن.',
  showAll: 'عرض الكل',
  failedTitle: 'تعذّرت قراءة مفضلتك',
}
