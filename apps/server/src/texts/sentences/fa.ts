import { football } from './football/fa.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const fa: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی در بازی امتیازهای بیشتری می‌گیرد؟',
  'More or fewer points in the match than the line.': 'تعداد امتیاز بازی بیشتر یا کمتر از خط.',
  'Whether the number of points is odd or even.': 'تعداد امتیازها فرد است یا زوج؟',
  'Who wins more points of this set after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی در این ست امتیازهای بیشتری می‌گیرد؟',
  'More or fewer points in this set than the line.': 'تعداد امتیاز این ست بیشتر یا کمتر از خط.',
  'Whether the number of points of this set is odd or even.':
    'تعداد امتیازهای این ست فرد است یا زوج؟',
  'Who is the first with this number of points in the set.':
    'چه کسی در این ست زودتر به این تعداد امتیاز می‌رسد؟',
  'Who wins this map; a map that is not played returns the stake.':
    'چه تیمی این نقشه را می‌برد؟ اگر بازی نشود، مبلغ شرط بازگردانده می‌شود.',
  'Who wins more rounds of this map after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه تیمی راندهای بیشتری از این نقشه را می‌برد؟',
  'More or fewer rounds on this map than the line.': 'تعداد راندهای این نقشه بیشتر یا کمتر از خط.',
  'Whether the number of rounds on this map is odd or even.':
    'تعداد راندهای این نقشه فرد است یا زوج؟',
  'Whether the first team wins at least one map.': 'آیا تیم [اول|دوم] دست‌کم یک نقشه را می‌برد؟',
  'Who is the first with this number of rounds on the map.':
    'چه تیمی در این نقشه زودتر به این تعداد راند می‌رسد؟',
  'More or fewer legs won by the first player than the line.':
    'تعداد لگ‌های برده بازیکن [اول|دوم] بیشتر یا کمتر از خط.',
  'Whether the number of legs is odd or even.': 'تعداد لگ‌ها فرد است یا زوج؟',
  'Whether the match goes to its last possible leg.': 'آیا بازی به آخرین لگ ممکن می‌رسد؟',
  'Who wins this leg; a leg that is not played returns the stake.':
    'چه کسی این لگ را می‌برد؟ اگر بازی نشود، مبلغ شرط بازگردانده می‌شود.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'تعداد ران تیم [میزبان|مهمان] بیشتر یا کمتر از خط، با اینینگ اضافه.',
  'Whether the number of runs is odd or even, extra innings included.':
    'تعداد ران‌ها با اینینگ اضافه فرد است یا زوج؟',
  'Which side leads after nine innings, or whether it is level then.':
    'پس از نه اینینگ کدام تیم جلو است، یا نتیجه مساوی است؟',
  'Whether it is level after nine innings.': 'آیا پس از نه اینینگ نتیجه مساوی است؟',
  'Which side leads after five innings.': 'پس از پنج اینینگ کدام تیم جلو است؟',
  'Which side leads after five innings with the start in brackets.':
    'با هندیکپ داخل پرانتز، پس از پنج اینینگ کدام تیم جلو است؟',
  'More or fewer runs in five innings than the line.':
    'تعداد ران در پنج اینینگ بیشتر یا کمتر از خط.',
  'Which side scores more runs in this inning.': 'کدام تیم در این اینینگ ران‌های بیشتری می‌گیرد؟',
  'More or fewer runs in this inning than the line.': 'تعداد ران این اینینگ بیشتر یا کمتر از خط.',
  'Whether a run is scored in this inning.': 'آیا در این اینینگ رانی گرفته می‌شود؟',
  'Whether both sides have the same number of runs at the end.':
    'آیا در پایان تعداد ران هر دو تیم برابر است؟',
  'More or fewer runs of the side that bats first than the line.':
    'تعداد ران تیمی که اول ضربه می‌زند بیشتر یا کمتر از خط.',
  'Whether the runs of the first innings are odd or even.':
    'تعداد ران‌های اینینگ اول فرد است یا زوج؟',
  'More or fewer runs in the first six overs than the line.':
    'تعداد ران در شش اور نخست بیشتر یا کمتر از خط.',
  'More or fewer runs in this over than the line.': 'تعداد ران این اور بیشتر یا کمتر از خط.',
  'Whether the runs of this over are odd or even.': 'تعداد ران‌های این اور فرد است یا زوج؟',
  'Whether a wicket falls in this over.': 'آیا در این اور ویکتی می‌افتد؟',
  'Who is first when the season is over.': 'چه تیمی در پایان فصل اول است؟',
  'Who is among the first four when the season is over; four outcomes win.':
    'چه تیمی در پایان فصل میان چهار تیم نخست است؟ چهار گزینه برنده‌اند.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'چه تیمی در پایان فصل یکی از دو تیم آخر است؟ دو گزینه برنده‌اند.',
  'Who wins the match.': 'چه کسی بازی را می‌برد؟',
  'Who wins more games after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی گیم‌های بیشتری می‌برد؟',
  'Who wins more sets after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی ست‌های بیشتری می‌برد؟',
  'More or fewer games in the match than the line.': 'تعداد گیم بازی بیشتر یا کمتر از خط.',
  'More or fewer games won by the first player than the line.':
    'تعداد گیم‌های برده بازیکن [اول|دوم] بیشتر یا کمتر از خط.',
  'Whether the first player wins at least one set.': 'آیا بازیکن [اول|دوم] دست‌کم یک ست را می‌برد؟',
  'Whether the number of games is odd or even.': 'تعداد گیم‌ها فرد است یا زوج؟',
  'The exact result in sets.': 'نتیجه دقیق به ست.',
  'More or fewer sets than the line.': 'تعداد ست بیشتر یا کمتر از خط.',
  'Who wins this set; a set that is not played returns the stake.':
    'چه کسی این ست را می‌برد؟ اگر بازی نشود، مبلغ شرط بازگردانده می‌شود.',
  'Who wins more games of this set after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی در این ست گیم‌های بیشتری می‌برد؟',
  'More or fewer games in this set than the line.': 'تعداد گیم این ست بیشتر یا کمتر از خط.',
  'Who wins this game; a game that is not played returns the stake.':
    'چه کسی این گیم را می‌برد؟ اگر بازی نشود، مبلغ شرط بازگردانده می‌شود.',
  'Who wins more maps after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه تیمی نقشه‌های بیشتری می‌برد؟',
  'More or fewer maps than the line.': 'تعداد نقشه بیشتر یا کمتر از خط.',
  'Who wins more legs after the start in brackets.':
    'با هندیکپ داخل پرانتز، چه کسی لگ‌های بیشتری می‌برد؟',
  'More or fewer legs than the line.': 'تعداد لگ بیشتر یا کمتر از خط.',
  'Who wins the match, overtime included.': 'با وقت اضافه، کدام تیم بازی را می‌برد؟',
  'Whether regular time ends level.': 'آیا وقت قانونی مساوی تمام می‌شود؟',
  'The winner after the start in brackets, overtime included.':
    'برنده با هندیکپ داخل پرانتز، با وقت اضافه.',
  'More or fewer points than the line, overtime included.':
    'تعداد امتیاز بیشتر یا کمتر از خط، با وقت اضافه.',
  'More or fewer points of the home side than the line, overtime included.':
    'تعداد امتیاز تیم [میزبان|مهمان] بیشتر یا کمتر از خط، با وقت اضافه.',
  'Whether all points add up to an odd or even number.': 'مجموع همه امتیازها فرد است یا زوج؟',
  'Which side scores more in this quarter.': 'کدام تیم در این کوارتر امتیاز بیشتری می‌گیرد؟',
  'Who scores more in this quarter; level returns the stake.':
    'چه تیمی در این کوارتر امتیاز بیشتری می‌گیرد؟ در صورت تساوی، مبلغ شرط بازگردانده می‌شود.',
  'The winner of this quarter after the start in brackets.':
    'برنده این کوارتر با هندیکپ داخل پرانتز.',
  'More or fewer points in this quarter than the line.':
    'تعداد امتیاز این کوارتر بیشتر یا کمتر از خط.',
  'Whether the points of this quarter are odd or even.':
    'تعداد امتیازهای این کوارتر فرد است یا زوج؟',
  'Who wins the game, extra innings included.': 'با اینینگ اضافه، کدام تیم بازی را می‌برد؟',
  'The winner after the start in brackets, extra innings included.':
    'برنده با هندیکپ داخل پرانتز، با اینینگ اضافه.',
  'More or fewer runs than the line, extra innings included.':
    'تعداد ران بیشتر یا کمتر از خط، با اینینگ اضافه.',
  'Who wins the match, a super over included.': 'با سوپر اور، کدام تیم بازی را می‌برد؟',
  'Who wins the match in the end.': 'سرانجام کدام تیم بازی را می‌برد؟',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'برنده با هندیکپ داخل پرانتز؛ ضربات پنالتی یک گل به حساب می‌آید.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'تعداد گل بیشتر یا کمتر از خط؛ ضربات پنالتی یک گل به حساب می‌آید.',
  'Which side scores more in this period.': 'کدام تیم در این دوره گل بیشتری می‌زند؟',
  'More or fewer goals in this period than the line.': 'تعداد گل این دوره بیشتر یا کمتر از خط.',
  'The winner of this period after the start in brackets.': 'برنده این دوره با هندیکپ داخل پرانتز.',
  'Regular time with its stoppage time counts; overtime does not.':
    'وقت قانونی با وقت تلف‌شده حساب می‌شود؛ وقت اضافه حساب نمی‌شود.',
  'Overtime counts.': 'وقت اضافه حساب می‌شود.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'وقت اضافه حساب می‌شود؛ ضربات پنالتی برای برنده‌اش یک گل به حساب می‌آید.',
  'Only the first half with its stoppage time counts.': 'تنها نیمه اول با وقت تلف‌شده‌اش حساب می‌شود.',
  'Only the second half with its stoppage time counts.':
    'تنها نیمه دوم با وقت تلف‌شده‌اش حساب می‌شود.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'هر دو نیمه با وقت تلف‌شده‌شان حساب می‌شوند؛ وقت اضافه حساب نمی‌شود.',
  'Only this part of the match counts.': 'تنها این بخش از بازی حساب می‌شود.',
  'Only this set counts; not played, it is void.':
    'تنها این ست حساب می‌شود؛ اگر بازی نشود، شرط باطل است.',
  'Only this game counts; not played, it is void.':
    'تنها این گیم حساب می‌شود؛ اگر بازی نشود، شرط باطل است.',
  'The whole match counts.': 'همه بازی حساب می‌شود.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'وقت قانونی حساب می‌شود؛ اگر گل زده نشود، «بدون گل» برنده است.',
  'Corners taken in regular time count.': 'کرنرهایی که در وقت قانونی زده شوند حساب می‌شوند.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'کارت‌های بازیکنان داخل زمین حساب می‌شوند: هر کارت زرد و نخستین کارت قرمز بازی، هر کدام یکی.',
  'Goals of regular time count; own goals belong to no listed player.':
    'گل‌های وقت قانونی حساب می‌شوند؛ گل به خودی برای هیچ بازیکن فهرست حساب نمی‌شود.',
  'Only this map counts, its overtime included; not played, it is void.':
    'تنها این نقشه با وقت اضافه‌اش حساب می‌شود؛ اگر بازی نشود، شرط باطل است.',
  'Only this leg counts; not played, it is void.':
    'تنها این لگ حساب می‌شود؛ اگر بازی نشود، شرط باطل است.',
  'Only this over counts; not begun, it is void.':
    'تنها این اور حساب می‌شود؛ اگر آغاز نشود، شرط باطل است.',
  'Nine innings count, without extra innings.': 'نه اینینگ حساب می‌شود، بدون اینینگ اضافه.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'جدول پایانی فصل حساب می‌شود: امتیاز، سپس تفاضل گل، سپس گل زده.',
  'In the first half alone:': 'تنها در نیمه اول:',
  'In the second half alone:': 'تنها در نیمه دوم:',
}
