/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.': 'کون سی ٹیم جیتتی ہے، یا میچ برابر رہتا ہے؟',
  'Two of the three results win.': 'تین میں سے دو نتیجے جیتتے ہیں۔',
  'Which side wins; a draw returns the stake.': 'کون سی ٹیم جیتتی ہے؟ برابری پر رقم واپس ملتی ہے۔',
  'Draw or away win; a home win returns the stake.':
    'برابری یا مہمان ٹیم کی جیت؛ میزبان کی جیت پر رقم واپس ملتی ہے۔',
  'Home win or draw; an away win returns the stake.':
    'میزبان ٹیم کی جیت یا برابری؛ مہمان کی جیت پر رقم واپس ملتی ہے۔',
  'The result together with whether both sides score.':
    'نتیجہ، اور ساتھ یہ کہ دونوں ٹیمیں گول کرتی ہیں یا نہیں۔',
  'The result together with more or fewer goals than the line.':
    'نتیجہ، اور ساتھ لائن سے زیادہ یا کم گول۔',
  'The exact final score; every score not listed is in the last outcome.':
    'میچ کا درست اسکور؛ جو اسکور فہرست میں نہیں وہ آخری انتخاب میں شامل ہے۔',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'قوسین میں دیے ہینڈیکیپ کے بعد فاتح؛ چوتھائی لائن رقم کو دونوں قریبی لائنوں میں بانٹ دیتی ہے۔',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'لائن سے زیادہ یا کم گول؛ اگر گول پوری لائن کے عین برابر ہوں تو رقم واپس ملتی ہے۔',
  'More or fewer goals of the home side than the line.':
    '[میزبان|مہمان] ٹیم کے گول لائن سے زیادہ یا کم۔',
  'How many goals are scored.': 'کتنے گول ہوتے ہیں؟',
  'How many goals the home side scores.': '[میزبان|مہمان] ٹیم کتنے گول کرتی ہے؟',
  'Whether the number of goals is odd or even; none is even.':
    'گولوں کی تعداد طاق ہے یا جفت؟ صفر جفت مانا جاتا ہے۔',
  'Whether the home side scores an odd or even number of goals.':
    '[میزبان|مہمان] ٹیم کے گولوں کی تعداد طاق ہے یا جفت؟',
  'Whether each side scores at least once.': 'کیا ہر ٹیم کم از کم ایک گول کرتی ہے؟',
  'Which of the sides score at all.': 'کون کون سی ٹیم گول کرتی ہے؟',
  'Whether the home side concedes nothing.': 'کیا [میزبان|مہمان] ٹیم کوئی گول نہیں کھاتی؟',
  'Whether the home side wins without conceding.':
    'کیا [میزبان|مہمان] ٹیم گول کھائے بغیر جیتتی ہے؟',
  'More or fewer goals than the line together with whether both sides score.':
    'لائن سے زیادہ یا کم گول، اور ساتھ یہ کہ دونوں ٹیمیں گول کرتی ہیں یا نہیں۔',
  'Which side scores this goal, if it is scored at all.': 'اگر یہ گول ہو تو کون سی ٹیم کرتی ہے؟',
  'Which side takes more corners.': 'کون سی ٹیم زیادہ کارنر لیتی ہے؟',
  'Which side takes more corners after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کون سی ٹیم زیادہ کارنر لیتی ہے؟',
  'More or fewer corners than the line.': 'لائن سے زیادہ یا کم کارنر۔',
  'Which side leads at half-time.': 'ہاف ٹائم پر کون سی ٹیم آگے ہے؟',
  'Two of the three half-time results win.': 'ہاف ٹائم کے تین میں سے دو نتیجے جیتتے ہیں۔',
  'Who leads at half-time; level returns the stake.':
    'ہاف ٹائم پر کون آگے ہے؟ برابری پر رقم واپس ملتی ہے۔',
  'The half-time leader after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد ہاف ٹائم پر آگے رہنے والی ٹیم۔',
  'More or fewer in the first half than the line.': 'پہلے ہاف میں لائن سے زیادہ یا کم۔',
  'More or fewer goals of the home side before half-time than the line.':
    'وقفے سے پہلے [میزبان|مہمان] ٹیم کے گول لائن سے زیادہ یا کم۔',
  'Whether the goals of the first half are odd or even.':
    'پہلے ہاف کے گولوں کی تعداد طاق ہے یا جفت؟',
  'Whether each side scores before half-time.': 'کیا ہر ٹیم وقفے سے پہلے گول کرتی ہے؟',
  'The exact score at half-time.': 'ہاف ٹائم کا درست اسکور۔',
  'Which side scores more in the second half alone.':
    'صرف دوسرے ہاف میں کون سی ٹیم زیادہ گول کرتی ہے؟',
  'Two of the three results of the second half win.': 'دوسرے ہاف کے تین میں سے دو نتیجے جیتتے ہیں۔',
  'Who scores more after the break; level returns the stake.':
    'وقفے کے بعد کون زیادہ گول کرتا ہے؟ برابری پر رقم واپس ملتی ہے۔',
  'The winner of the second half after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد دوسرے ہاف کا فاتح۔',
  'More or fewer goals in the second half than the line.': 'دوسرے ہاف میں لائن سے زیادہ یا کم گول۔',
  'Whether the goals of the second half are odd or even.':
    'دوسرے ہاف کے گولوں کی تعداد طاق ہے یا جفت؟',
  'Whether each side scores after the break.': 'کیا ہر ٹیم وقفے کے بعد گول کرتی ہے؟',
  'The leader at half-time and the winner at the end.':
    'ہاف ٹائم پر آگے رہنے والی ٹیم اور آخر میں فاتح۔',
  'Whether the home side scores more in each half.':
    'کیا [میزبان|مہمان] ٹیم ہر ہاف میں حریف سے زیادہ گول کرتی ہے؟',
  'Whether the home side scores more in at least one half.':
    'کیا [میزبان|مہمان] ٹیم کم از کم ایک ہاف میں حریف سے زیادہ گول کرتی ہے؟',
  'In which half more goals are scored.': 'کس ہاف میں زیادہ گول ہوتے ہیں؟',
  'Whether the home side scores in each half.': 'کیا [میزبان|مہمان] ٹیم ہر ہاف میں گول کرتی ہے؟',
  'Whether each half has at least two goals.': 'کیا ہر ہاف میں کم از کم دو گول ہوتے ہیں؟',
  'Whether each half has at most one goal.': 'کیا ہر ہاف میں زیادہ سے زیادہ ایک گول ہوتا ہے؟',
  'Two of the three results together with whether both sides score.':
    'تین میں سے دو نتیجے، اور ساتھ یہ کہ دونوں ٹیمیں گول کرتی ہیں یا نہیں۔',
  'Two of the three results together with more or fewer goals than the line.':
    'تین میں سے دو نتیجے، اور ساتھ لائن سے زیادہ یا کم گول۔',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'ہاف ٹائم پر آگے رہنے والی ٹیم، آخر میں فاتح، اور لائن سے زیادہ یا کم گول۔',
  'Whether the home side wins, or more goals are scored than the line.':
    'کیا [میزبان|مہمان] ٹیم جیتتی ہے، یا لائن سے زیادہ گول ہوتے ہیں؟',
  'Whether the home side wins, or both sides score.':
    'کیا [میزبان|مہمان] ٹیم جیتتی ہے، یا دونوں ٹیمیں گول کرتی ہیں؟',
  'Who wins by how many goals.': 'کون کتنے گول کے فرق سے جیتتا ہے؟',
  'Between which numbers the goals lie.': 'گولوں کی تعداد کس حد میں ہے؟',
  'Between which numbers the goals of the home side lie.':
    '[میزبان|مہمان] ٹیم کے گولوں کی تعداد کس حد میں ہے؟',
  'Whether one side wins and the other does not score.':
    'کیا ایک ٹیم جیتتی ہے اور دوسری گول نہیں کرتی؟',
  'Whether each side scores at least twice.': 'کیا ہر ٹیم کم از کم دو گول کرتی ہے؟',
  'Whether the match ends level with goals.': 'کیا میچ گولوں کے ساتھ برابر رہتا ہے؟',
  'Which side scores the last goal of the match.': 'میچ کا آخری گول کون سی ٹیم کرتی ہے؟',
  'Which side is the first with this number of goals.':
    'کون سی ٹیم پہلے گولوں کی اس تعداد تک پہنچتی ہے؟',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'پہلا گول کن 15 منٹ میں ہوتا ہے؟ اضافی منٹ اپنے ہاف کے آخری حصے میں شمار ہوتے ہیں۔',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'پہلا گول کن 10 منٹ میں ہوتا ہے؟ اضافی منٹ منٹ 45 اور منٹ 90 شمار ہوتے ہیں۔',
  'Whether a goal is scored up to this minute.': 'کیا اس منٹ تک کوئی گول ہوتا ہے؟',
  'In which half the home side scores more.': '[میزبان|مہمان] ٹیم کس ہاف میں زیادہ گول کرتی ہے؟',
  'Whether both sides score in the first half, and in the second.':
    'کیا دونوں ٹیمیں پہلے ہاف میں گول کرتی ہیں، اور دوسرے میں؟',
  'In which half the first goal falls.': 'پہلا گول کس ہاف میں ہوتا ہے؟',
  'The result after the start in brackets is added; a draw is possible.':
    'قوسین میں دیا ہینڈیکیپ جمع کرنے کے بعد کا نتیجہ؛ برابری ممکن ہے۔',
  'The exact score.': 'درست اسکور۔',
  'Which side takes this corner, if it is taken at all.': 'اگر یہ کارنر ہو تو کون سی ٹیم لیتی ہے؟',
  'Which side takes the last corner of the match.': 'میچ کا آخری کارنر کون سی ٹیم لیتی ہے؟',
  'Which side is the first with this number of corners.':
    'کون سی ٹیم پہلے کارنروں کی اس تعداد تک پہنچتی ہے؟',
  'More or fewer corners of the home side than the line.':
    '[میزبان|مہمان] ٹیم کے کارنر لائن سے زیادہ یا کم۔',
  'Between which numbers the corners lie.': 'کارنروں کی تعداد کس حد میں ہے؟',
  'Between which numbers the corners of the home side lie.':
    '[میزبان|مہمان] ٹیم کے کارنروں کی تعداد کس حد میں ہے؟',
  'Whether the number of corners is odd or even.': 'کارنروں کی تعداد طاق ہے یا جفت؟',
  'Which side takes more corners before half-time.': 'وقفے سے پہلے کون سی ٹیم زیادہ کارنر لیتی ہے؟',
  'Which side takes more corners before half-time after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد وقفے سے پہلے کون سی ٹیم زیادہ کارنر لیتی ہے؟',
  'More or fewer corners before half-time than the line.': 'وقفے سے پہلے لائن سے زیادہ یا کم کارنر۔',
  'Between which numbers the corners before half-time lie.':
    'وقفے سے پہلے کارنروں کی تعداد کس حد میں ہے؟',
  'Whether the number of corners before half-time is odd or even.':
    'وقفے سے پہلے کارنروں کی تعداد طاق ہے یا جفت؟',
  'Which side takes more corners after the break.': 'وقفے کے بعد کون سی ٹیم زیادہ کارنر لیتی ہے؟',
  'More or fewer corners after the break than the line.': 'وقفے کے بعد لائن سے زیادہ یا کم کارنر۔',
  'More or fewer cards than the line.': 'لائن سے زیادہ یا کم کارڈ۔',
  'Which side gets more cards.': 'کس ٹیم کو زیادہ کارڈ ملتے ہیں؟',
  'Which side gets more cards after the start in brackets.':
    'قوسین میں دیے ہینڈیکیپ کے بعد کس ٹیم کو زیادہ کارڈ ملتے ہیں؟',
  'Which side gets this card, if it is shown at all.':
    'اگر یہ کارڈ دکھایا جائے تو کس ٹیم کو ملتا ہے؟',
  'More or fewer cards of the home side than the line.':
    '[میزبان|مہمان] ٹیم کے کارڈ لائن سے زیادہ یا کم۔',
  'How many cards are shown.': 'کتنے کارڈ دکھائے جاتے ہیں؟',
  'Whether the number of cards is odd or even.': 'کارڈوں کی تعداد طاق ہے یا جفت؟',
  'Whether each side gets at least one card.': 'کیا ہر ٹیم کو کم از کم ایک کارڈ ملتا ہے؟',
  'Whether a player is sent off.': 'کیا کوئی کھلاڑی باہر نکالا جاتا ہے؟',
  'Whether the first red card of the match goes to the home side.':
    'کیا میچ کا پہلا سرخ کارڈ [میزبان|مہمان] ٹیم کو ملتا ہے؟',
  'Which side gets more cards before half-time.': 'وقفے سے پہلے کس ٹیم کو زیادہ کارڈ ملتے ہیں؟',
  'More or fewer cards before half-time than the line.': 'وقفے سے پہلے لائن سے زیادہ یا کم کارڈ۔',
  'Which side gets more cards after the break.': 'وقفے کے بعد کس ٹیم کو زیادہ کارڈ ملتے ہیں؟',
  'More or fewer cards after the break than the line.': 'وقفے کے بعد لائن سے زیادہ یا کم کارڈ۔',
  'Players who score at any time; several outcomes can win.':
    'وہ کھلاڑی جو کسی بھی وقت گول کریں؛ کئی انتخاب جیت سکتے ہیں۔',
  'Who scores this goal, if it is scored at all.': 'اگر یہ گول ہو تو کون کرتا ہے؟',
  'Who scores the last goal of the match.': 'میچ کا آخری گول کون کرتا ہے؟',
  'Players who score at least twice; several outcomes can win.':
    'وہ کھلاڑی جو کم از کم دو گول کریں؛ کئی انتخاب جیت سکتے ہیں۔',
}
