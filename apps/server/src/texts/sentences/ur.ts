import { football } from './football/ur.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const ur: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد میچ میں کون زیادہ پوائنٹ جیتتا ہے؟',
  'More or fewer points in the match than the line.': 'میچ میں لائن سے زیادہ یا کم پوائنٹ۔',
  'Whether the number of points is odd or even.': 'پوائنٹس کی تعداد طاق ہے یا جفت؟',
  'Who wins more points of this set after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد اس سیٹ میں کون زیادہ پوائنٹ جیتتا ہے؟',
  'More or fewer points in this set than the line.': 'اس سیٹ میں لائن سے زیادہ یا کم پوائنٹ۔',
  'Whether the number of points of this set is odd or even.':
    'اس سیٹ کے پوائنٹس کی تعداد طاق ہے یا جفت؟',
  'Who is the first with this number of points in the set.':
    'سیٹ میں کون پہلے پوائنٹس کی اس تعداد تک پہنچتا ہے؟',
  'Who wins this map; a map that is not played returns the stake.':
    'یہ میپ کون جیتتا ہے؟ نہ کھیلا جائے تو رقم واپس ملتی ہے۔',
  'Who wins more rounds of this map after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد اس میپ میں کون زیادہ راؤنڈ جیتتا ہے؟',
  'More or fewer rounds on this map than the line.': 'اس میپ میں لائن سے زیادہ یا کم راؤنڈ۔',
  'Whether the number of rounds on this map is odd or even.':
    'اس میپ کے راؤنڈز کی تعداد طاق ہے یا جفت؟',
  'Whether the first team wins at least one map.':
    'کیا [پہلی|دوسری] ٹیم کم از کم ایک میپ جیتتی ہے؟',
  'Who is the first with this number of rounds on the map.':
    'میپ میں کون پہلے راؤنڈز کی اس تعداد تک پہنچتا ہے؟',
  'More or fewer legs won by the first player than the line.':
    '[پہلے|دوسرے] کھلاڑی کے جیتے ہوئے لیگ لائن سے زیادہ یا کم۔',
  'Whether the number of legs is odd or even.': 'لیگز کی تعداد طاق ہے یا جفت؟',
  'Whether the match goes to its last possible leg.': 'کیا میچ آخری ممکنہ لیگ تک جاتا ہے؟',
  'Who wins this leg; a leg that is not played returns the stake.':
    'یہ لیگ کون جیتتا ہے؟ نہ کھیلا جائے تو رقم واپس ملتی ہے۔',
  'More or fewer runs of the home side than the line, extra innings included.':
    '[میزبان|مہمان] ٹیم کے رنز لائن سے زیادہ یا کم، اضافی اننگز سمیت۔',
  'Whether the number of runs is odd or even, extra innings included.':
    'اضافی اننگز سمیت رنز کی تعداد طاق ہے یا جفت؟',
  'Which side leads after nine innings, or whether it is level then.':
    'نو اننگز کے بعد کون سی ٹیم آگے ہے، یا برابری ہے؟',
  'Whether it is level after nine innings.': 'کیا نو اننگز کے بعد برابری ہے؟',
  'Which side leads after five innings.': 'پانچ اننگز کے بعد کون سی ٹیم آگے ہے؟',
  'Which side leads after five innings with the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے ساتھ پانچ اننگز کے بعد کون سی ٹیم آگے ہے؟',
  'More or fewer runs in five innings than the line.': 'پانچ اننگز میں لائن سے زیادہ یا کم رنز۔',
  'Which side scores more runs in this inning.': 'اس اننگز میں کون سی ٹیم زیادہ رنز بناتی ہے؟',
  'More or fewer runs in this inning than the line.': 'اس اننگز میں لائن سے زیادہ یا کم رنز۔',
  'Whether a run is scored in this inning.': 'کیا اس اننگز میں کوئی رن بنتا ہے؟',
  'Whether both sides have the same number of runs at the end.':
    'کیا آخر میں دونوں ٹیموں کے رنز برابر ہیں؟',
  'More or fewer runs of the side that bats first than the line.':
    'پہلے بیٹنگ کرنے والی ٹیم کے رنز لائن سے زیادہ یا کم۔',
  'Whether the runs of the first innings are odd or even.': 'پہلی اننگز کے رنز طاق ہیں یا جفت؟',
  'More or fewer runs in the first six overs than the line.':
    'پہلے چھ اوورز میں لائن سے زیادہ یا کم رنز۔',
  'More or fewer runs in this over than the line.': 'اس اوور میں لائن سے زیادہ یا کم رنز۔',
  'Whether the runs of this over are odd or even.': 'اس اوور کے رنز طاق ہیں یا جفت؟',
  'Whether a wicket falls in this over.': 'کیا اس اوور میں کوئی وکٹ گرتی ہے؟',
  'Who is first when the season is over.': 'سیزن کے آخر میں کون پہلے نمبر پر ہے؟',
  'Who is among the first four when the season is over; four outcomes win.':
    'سیزن کے آخر میں کون پہلے چار میں ہے؟ چار انتخاب جیتتے ہیں۔',
  'Who is one of the last two when the season is over; two outcomes win.':
    'سیزن کے آخر میں کون آخری دو میں سے ایک ہے؟ دو انتخاب جیتتے ہیں۔',
  'Who wins the match.': 'میچ کون جیتتا ہے؟',
  'Who wins more games after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کون زیادہ گیمز جیتتا ہے؟',
  'Who wins more sets after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کون زیادہ سیٹ جیتتا ہے؟',
  'More or fewer games in the match than the line.': 'میچ میں لائن سے زیادہ یا کم گیمز۔',
  'More or fewer games won by the first player than the line.':
    '[پہلے|دوسرے] کھلاڑی کی جیتی ہوئی گیمز لائن سے زیادہ یا کم۔',
  'Whether the first player wins at least one set.':
    'کیا [پہلا|دوسرا] کھلاڑی کم از کم ایک سیٹ جیتتا ہے؟',
  'Whether the number of games is odd or even.': 'گیمز کی تعداد طاق ہے یا جفت؟',
  'The exact result in sets.': 'سیٹوں میں درست نتیجہ۔',
  'More or fewer sets than the line.': 'لائن سے زیادہ یا کم سیٹ۔',
  'Who wins this set; a set that is not played returns the stake.':
    'یہ سیٹ کون جیتتا ہے؟ نہ کھیلا جائے تو رقم واپس ملتی ہے۔',
  'Who wins more games of this set after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد اس سیٹ میں کون زیادہ گیمز جیتتا ہے؟',
  'More or fewer games in this set than the line.': 'اس سیٹ میں لائن سے زیادہ یا کم گیمز۔',
  'Who wins this game; a game that is not played returns the stake.':
    'یہ گیم کون جیتتا ہے؟ نہ کھیلی جائے تو رقم واپس ملتی ہے۔',
  'Who wins more maps after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کون زیادہ میپ جیتتا ہے؟',
  'More or fewer maps than the line.': 'لائن سے زیادہ یا کم میپ۔',
  'Who wins more legs after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کون زیادہ لیگ جیتتا ہے؟',
  'More or fewer legs than the line.': 'لائن سے زیادہ یا کم لیگ۔',
  'Who wins the match, overtime included.': 'اوور ٹائم سمیت میچ کون جیتتا ہے؟',
  'Whether regular time ends level.': 'کیا مقررہ وقت برابری پر ختم ہوتا ہے؟',
  'The winner after the start in brackets, overtime included.':
    'قوسین میں دیے ہینڈیکیپ کے بعد فاتح، اوور ٹائم سمیت۔',
  'More or fewer points than the line, overtime included.':
    'لائن سے زیادہ یا کم پوائنٹ، اوور ٹائم سمیت۔',
  'More or fewer points of the home side than the line, overtime included.':
    '[میزبان|مہمان] ٹیم کے پوائنٹ لائن سے زیادہ یا کم، اوور ٹائم سمیت۔',
  'Whether all points add up to an odd or even number.': 'تمام پوائنٹس کا مجموعہ طاق ہے یا جفت؟',
  'Which side scores more in this quarter.': 'اس کوارٹر میں کون سی ٹیم زیادہ اسکور کرتی ہے؟',
  'Who scores more in this quarter; level returns the stake.':
    'اس کوارٹر میں کون زیادہ اسکور کرتا ہے؟ برابری پر رقم واپس ملتی ہے۔',
  'The winner of this quarter after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد اس کوارٹر کا فاتح۔',
  'More or fewer points in this quarter than the line.': 'اس کوارٹر میں لائن سے زیادہ یا کم پوائنٹ۔',
  'Whether the points of this quarter are odd or even.': 'اس کوارٹر کے پوائنٹ طاق ہیں یا جفت؟',
  'Who wins the game, extra innings included.': 'اضافی اننگز سمیت میچ کون جیتتا ہے؟',
  'The winner after the start in brackets, extra innings included.':
    'قوسین میں دیے ہینڈیکیپ کے بعد فاتح، اضافی اننگز سمیت۔',
  'More or fewer runs than the line, extra innings included.':
    'لائن سے زیادہ یا کم رنز، اضافی اننگز سمیت۔',
  'Who wins the match, a super over included.': 'سپر اوور سمیت میچ کون جیتتا ہے؟',
  'Who wins the match in the end.': 'آخرکار میچ کون جیتتا ہے؟',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'قوسین میں دیے ہینڈیکیپ کے بعد فاتح؛ پنالٹی شوٹ آؤٹ ایک گول شمار ہوتا ہے۔',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'لائن سے زیادہ یا کم گول؛ پنالٹی شوٹ آؤٹ ایک گول شمار ہوتا ہے۔',
  'Which side scores more in this period.': 'اس پیریڈ میں کون سی ٹیم زیادہ گول کرتی ہے؟',
  'More or fewer goals in this period than the line.': 'اس پیریڈ میں لائن سے زیادہ یا کم گول۔',
  'The winner of this period after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد اس پیریڈ کا فاتح۔',
  'Regular time with its stoppage time counts; overtime does not.':
    'مقررہ وقت اپنے اضافی منٹوں سمیت شمار ہوتا ہے؛ اوور ٹائم نہیں۔',
  'Overtime counts.': 'اوور ٹائم شمار ہوتا ہے۔',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'اوور ٹائم شمار ہوتا ہے؛ پنالٹی شوٹ آؤٹ اس کے فاتح کا ایک گول شمار ہوتا ہے۔',
  'Only the first half with its stoppage time counts.':
    'صرف پہلا ہاف اپنے اضافی منٹوں سمیت شمار ہوتا ہے۔',
  'Only the second half with its stoppage time counts.':
    'صرف دوسرا ہاف اپنے اضافی منٹوں سمیت شمار ہوتا ہے۔',
  'Both halves count, each with its stoppage time; overtime does not.':
    'دونوں ہاف اپنے اضافی منٹوں سمیت شمار ہوتے ہیں؛ اوور ٹائم نہیں۔',
  'Only this part of the match counts.': 'میچ کا صرف یہ حصہ شمار ہوتا ہے۔',
  'Only this set counts; not played, it is void.':
    'صرف یہ سیٹ شمار ہوتا ہے؛ نہ کھیلا جائے تو بیٹ کالعدم ہے۔',
  'Only this game counts; not played, it is void.':
    'صرف یہ گیم شمار ہوتی ہے؛ نہ کھیلی جائے تو بیٹ کالعدم ہے۔',
  'The whole match counts.': 'پورا میچ شمار ہوتا ہے۔',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'مقررہ وقت شمار ہوتا ہے؛ گول نہ ہو تو ”کوئی گول نہیں“ جیتتا ہے۔',
  'Corners taken in regular time count.': 'مقررہ وقت میں لیے گئے کارنر شمار ہوتے ہیں۔',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'میدان میں موجود کھلاڑیوں کو دکھائے گئے کارڈ شمار ہوتے ہیں: ہر زرد کارڈ اور میچ کا پہلا سرخ کارڈ، ہر ایک بطور ایک۔',
  'Goals of regular time count; own goals belong to no listed player.':
    'مقررہ وقت کے گول شمار ہوتے ہیں؛ اپنا گول فہرست کے کسی کھلاڑی کا شمار نہیں ہوتا۔',
  'Only this map counts, its overtime included; not played, it is void.':
    'صرف یہ میپ اپنے اوور ٹائم سمیت شمار ہوتا ہے؛ نہ کھیلا جائے تو بیٹ کالعدم ہے۔',
  'Only this leg counts; not played, it is void.':
    'صرف یہ لیگ شمار ہوتا ہے؛ نہ کھیلا جائے تو بیٹ کالعدم ہے۔',
  'Only this over counts; not begun, it is void.':
    'صرف یہ اوور شمار ہوتا ہے؛ شروع نہ ہو تو بیٹ کالعدم ہے۔',
  'Nine innings count, without extra innings.': 'نو اننگز شمار ہوتی ہیں، اضافی اننگز کے بغیر۔',
  'The final table of the season counts: points, then goal difference, then goals.':
    'سیزن کا حتمی جدول شمار ہوتا ہے: پوائنٹ، پھر گول کا فرق، پھر گول۔',
  'In the first half alone:': 'صرف پہلے ہاف میں:',
  'In the second half alone:': 'صرف دوسرے ہاف میں:',
}
