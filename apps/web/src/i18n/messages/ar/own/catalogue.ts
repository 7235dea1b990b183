import type { catalogue as english } from '../../en/catalogue.ts'
import type { Translation } from '../../translate.ts'

export const catalogue: Translation<typeof english> = {
  head: {
    homeTitle: 'مراهنات رياضية مباشرة وقادمة',
    homeDescription:
      'أسعار مباشرة ومباريات قادمة لكل الرياضات. قارن الأسعار وابنِ قسيمتك وتابع رهاناتك أثناء اللعب.',
    liveTitle: 'رهان مباشر',
    liveDescription: 'كل المباريات الجارية، بأسعار تتحرك مع اللعب.',
    sportTitle: 'مراهنات {sport}',
    sportDescription: '{sport}: أسعار مباشرة ومباريات قادمة يومًا بيوم وكل البطولات.',
    categoryTitle: 'مراهنات {sport} – {category}',
    categoryDescription: '{sport} في {category}: بطولات وأسعار مباشرة ومباريات قادمة.',
    leagueTitle: 'أسعار {league}',
    leagueDescription: '{league} ({category}): أسعار مباشرة ومباريات {sport} القادمة.',
  },
  breadcrumb: 'مكانك',
  sportsHome: 'الرياضات',
  topEvents: 'أبرز الأحداث',
  topLeagues: 'أبرز البطولات',
  sports: 'الرياضات',
  topSports: 'أبرز الرياضات',
  scrollBack: 'عرض السابق',
  scrollOn: 'عرض المزيد',
  tabs: { label: 'المباريات', live: 'مباشر', upcoming: 'القادمة', outrights: 'رهانات طويلة المدى' },
  liveNow: 'مباشر الآن',
  upcoming: 'القادمة',
  leagues: 'البطولات',
  allLive: 'كل المباريات المباشرة ({count})',
  allOfSport: 'كل {sport}',
  showMore: 'عرض مزيد من المباريات',
  newMatches:
    '{count, plural, zero {# مباراة جديدة} one {مباراة جديدة} two {مباراتان جديدتان} few {# مباريات جديدة} many {# مباراة جديدة} other {# مباراة جديدة}}',
  matchCount:
    '{count, plural, =0 {لا مباريات} zero {لا مباريات} one {مباراة واحدة} two {مباراتان} few {# مباريات} many {# مباراة} other {# مباراة}}',
  liveCount: '{count} مباشر',
  collapse: 'طيّ {league}',
  expand: 'فتح {league}',
  moreMarkets:
    '{count, plural, zero {# سوق أخرى} one {سوق أخرى} two {سوقان أخريان} few {# أسواق أخرى} many {# سوقًا أخرى} other {# سوق أخرى}}: {match}',
  serving: 'الإرسال',
  redCards:
    '{count, plural, zero {# بطاقة حمراء} one {بطاقة حمراء} two {بطاقتان حمراوان} few {# بطاقات حمراء} many {# بطاقة حمراء} other {# بطاقة حمراء}}',
  status: {
    prematch: 'لم تبدأ',
    live: 'مباشر',
    stopped: 'متوقفة',
    closed: 'مغلقة',
    finished: 'انتهت',
    notCovered: 'غير مغطاة',
  },
  empty: {
    live: 'لا شيء يُلعب الآن',
    liveHint: 'تبدأ المباريات القادمة قريبًا.',
    upcoming: 'لا أحداث الآن',
    upcomingHint: 'ألقِ نظرة على رياضة أخرى.',
    toUpcoming: 'عرض المباريات القادمة',
    toSports: 'عرض كل الرياضات',
  },
  failed: { title: 'تعذّر تحميل هذه المباريات', hint: 'تحقق من اتصالك وحاول من جديد.' },
}
