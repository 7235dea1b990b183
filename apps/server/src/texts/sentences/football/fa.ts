/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.': 'کدام تیم می‌برد، یا بازی مساوی تمام می‌شود؟',
  'Two of the three results win.': 'دو تا از سه نتیجه برنده‌اند.',
  'Which side wins; a draw returns the stake.':
    'کدام تیم می‌برد؟ در صورت تساوی، مبلغ شرط بازگردانده می‌شود.',
  'Draw or away win; a home win returns the stake.':
    'مساوی یا برد مهمان؛ با برد میزبان، مبلغ شرط بازگردانده می‌شود.',
  'Home win or draw; an away win returns the stake.':
    'برد میزبان یا مساوی؛ با برد مهمان، مبلغ شرط بازگردانده می‌شود.',
  'The result together with whether both sides score.':
    'نتیجه همراه با این که هر دو تیم گل می‌زنند یا نه.',
  'The result together with more or fewer goals than the line.':
    'نتیجه همراه با تعداد گل بیشتر یا کمتر از خط.',
  'The exact final score; every score not listed is in the last outcome.':
    'نتیجه دقیق پایانی؛ هر نتیجه‌ای که در فهرست نیست در گزینه آخر است.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'برنده با هندیکپ داخل پرانتز؛ خط ربعی مبلغ شرط را میان دو خط کناری تقسیم می‌کند.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'تعداد گل بیشتر یا کمتر از خط؛ اگر تعداد درست برابر خط باشد، مبلغ شرط بازگردانده می‌شود.',
  'More or fewer goals of the home side than the line.':
    'تعداد گل تیم [میزبان|مهمان] بیشتر یا کمتر از خط.',
  'How many goals are scored.': 'چند گل زده می‌شود؟',
  'How many goals the home side scores.': 'تیم [میزبان|مهمان] چند گل می‌زند؟',
  'Whether the number of goals is odd or even; none is even.':
    'تعداد گل‌ها فرد است یا زوج؟ صفر زوج به حساب می‌آید.',
  'Whether the home side scores an odd or even number of goals.':
    'تعداد گل‌های تیم [میزبان|مهمان] فرد است یا زوج؟',
  'Whether each side scores at least once.': 'آیا هر تیم دست‌کم یک گل می‌زند؟',
  'Which of the sides score at all.': 'کدام تیم‌ها گل می‌زنند؟',
  'Whether the home side concedes nothing.': 'آیا تیم [میزبان|مهمان] دروازه‌اش را بسته نگه می‌دارد؟',
  'Whether the home side wins without conceding.': 'آیا تیم [میزبان|مهمان] بدون گل خورده می‌برد؟',
  'More or fewer goals than the line together with whether both sides score.':
    'تعداد گل بیشتر یا کمتر از خط، همراه با این که هر دو تیم گل می‌زنند یا نه.',
  'Which side scores this goal, if it is scored at all.':
    'اگر این گل زده شود، کدام تیم آن را می‌زند؟',
  'Which side takes more corners.': 'کدام تیم کرنرهای بیشتری می‌زند؟',
  'Which side takes more corners after the start in brackets.':
    'با هندیکپ داخل پرانتز، کدام تیم کرنرهای بیشتری می‌زند؟',
  'More or fewer corners than the line.': 'تعداد کرنر بیشتر یا کمتر از خط.',
  'Which side leads at half-time.': 'کدام تیم در پایان نیمه اول جلو است؟',
  'Two of the three half-time results win.': 'دو تا از سه نتیجه پایان نیمه اول برنده‌اند.',
  'Who leads at half-time; level returns the stake.':
    'چه کسی در پایان نیمه اول جلو است؟ در صورت تساوی، مبلغ شرط بازگردانده می‌شود.',
  'The half-time leader after the start in brackets.':
    'تیم جلو در پایان نیمه اول با هندیکپ داخل پرانتز.',
  'More or fewer in the first half than the line.': 'بیشتر یا کمتر از خط در نیمه اول.',
  'More or fewer goals of the home side before half-time than the line.':
    'تعداد گل تیم [میزبان|مهمان] پیش از استراحت بیشتر یا کمتر از خط.',
  'Whether the goals of the first half are odd or even.': 'تعداد گل‌های نیمه اول فرد است یا زوج؟',
  'Whether each side scores before half-time.': 'آیا هر تیم پیش از استراحت گل می‌زند؟',
  'The exact score at half-time.': 'نتیجه دقیق در پایان نیمه اول.',
  'Which side scores more in the second half alone.': 'کدام تیم تنها در نیمه دوم گل بیشتری می‌زند؟',
  'Two of the three results of the second half win.': 'دو تا از سه نتیجه نیمه دوم برنده‌اند.',
  'Who scores more after the break; level returns the stake.':
    'چه تیمی پس از استراحت گل بیشتری می‌زند؟ در صورت تساوی، مبلغ شرط بازگردانده می‌شود.',
  'The winner of the second half after the start in brackets.':
    'برنده نیمه دوم با هندیکپ داخل پرانتز.',
  'More or fewer goals in the second half than the line.': 'تعداد گل نیمه دوم بیشتر یا کمتر از خط.',
  'Whether the goals of the second half are odd or even.': 'تعداد گل‌های نیمه دوم فرد است یا زوج؟',
  'Whether each side scores after the break.': 'آیا هر تیم پس از استراحت گل می‌زند؟',
  'The leader at half-time and the winner at the end.': 'تیم جلو در پایان نیمه اول و برنده پایانی.',
  'Whether the home side scores more in each half.':
    'آیا تیم [میزبان|مهمان] در هر نیمه بیشتر از حریف گل می‌زند؟',
  'Whether the home side scores more in at least one half.':
    'آیا تیم [میزبان|مهمان] دست‌کم در یک نیمه بیشتر از حریف گل می‌زند؟',
  'In which half more goals are scored.': 'در کدام نیمه گل بیشتری زده می‌شود؟',
  'Whether the home side scores in each half.': 'آیا تیم [میزبان|مهمان] در هر نیمه گل می‌زند؟',
  'Whether each half has at least two goals.': 'آیا در هر نیمه دست‌کم دو گل زده می‌شود؟',
  'Whether each half has at most one goal.': 'آیا در هر نیمه حداکثر یک گل زده می‌شود؟',
  'Two of the three results together with whether both sides score.':
    'دو تا از سه نتیجه همراه با این که هر دو تیم گل می‌زنند یا نه.',
  'Two of the three results together with more or fewer goals than the line.':
    'دو تا از سه نتیجه همراه با تعداد گل بیشتر یا کمتر از خط.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'تیم جلو در پایان نیمه اول، برنده پایانی، و تعداد گل بیشتر یا کمتر از خط.',
  'Whether the home side wins, or more goals are scored than the line.':
    'آیا تیم [میزبان|مهمان] می‌برد، یا گل‌ها بیشتر از خط می‌شوند؟',
  'Whether the home side wins, or both sides score.':
    'آیا تیم [میزبان|مهمان] می‌برد، یا هر دو تیم گل می‌زنند؟',
  'Who wins by how many goals.': 'کدام تیم با اختلاف چند گل می‌برد؟',
  'Between which numbers the goals lie.': 'تعداد گل‌ها در کدام بازه است؟',
  'Between which numbers the goals of the home side lie.':
    'تعداد گل‌های تیم [میزبان|مهمان] در کدام بازه است؟',
  'Whether one side wins and the other does not score.': 'آیا یک تیم می‌برد و دیگری گل نمی‌زند؟',
  'Whether each side scores at least twice.': 'آیا هر تیم دست‌کم دو گل می‌زند؟',
  'Whether the match ends level with goals.': 'آیا بازی با تساوی گل‌دار تمام می‌شود؟',
  'Which side scores the last goal of the match.': 'کدام تیم آخرین گل بازی را می‌زند؟',
  'Which side is the first with this number of goals.': 'کدام تیم زودتر به این تعداد گل می‌رسد؟',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'گل اول در کدام 15 دقیقه زده می‌شود؟ وقت تلف‌شده جزو آخرین بازه همان نیمه است.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'گل اول در کدام 10 دقیقه زده می‌شود؟ وقت تلف‌شده دقیقه 45 و دقیقه 90 به حساب می‌آید.',
  'Whether a goal is scored up to this minute.': 'آیا تا این دقیقه گلی زده می‌شود؟',
  'In which half the home side scores more.': 'تیم [میزبان|مهمان] در کدام نیمه گل بیشتری می‌زند؟',
  'Whether both sides score in the first half, and in the second.':
    'آیا هر دو تیم در نیمه اول گل می‌زنند، و در نیمه دوم؟',
  'In which half the first goal falls.': 'گل اول در کدام نیمه زده می‌شود؟',
  'The result after the start in brackets is added; a draw is possible.':
    'نتیجه پس از افزودن هندیکپ داخل پرانتز؛ تساوی ممکن است.',
  'The exact score.': 'نتیجه دقیق.',
  'Which side takes this corner, if it is taken at all.':
    'اگر این کرنر زده شود، کدام تیم آن را می‌زند؟',
  'Which side takes the last corner of the match.': 'کدام تیم آخرین کرنر بازی را می‌زند؟',
  'Which side is the first with this number of corners.': 'کدام تیم زودتر به این تعداد کرنر می‌رسد؟',
  'More or fewer corners of the home side than the line.':
    'تعداد کرنر تیم [میزبان|مهمان] بیشتر یا کمتر از خط.',
  'Between which numbers the corners lie.': 'تعداد کرنرها در کدام بازه است؟',
  'Between which numbers the corners of the home side lie.':
    'تعداد کرنرهای تیم [میزبان|مهمان] در کدام بازه است؟',
  'Whether the number of corners is odd or even.': 'تعداد کرنرها فرد است یا زوج؟',
  'Which side takes more corners before half-time.':
    'کدام تیم پیش از استراحت کرنرهای بیشتری می‌زند؟',
  'Which side takes more corners before half-time after the start in brackets.':
    'با هندیکپ داخل پرانتز، کدام تیم پیش از استراحت کرنرهای بیشتری می‌زند؟',
  'More or fewer corners before half-time than the line.':
    'تعداد کرنر پیش از استراحت بیشتر یا کمتر از خط.',
  'Between which numbers the corners before half-time lie.':
    'تعداد کرنرهای پیش از استراحت در کدام بازه است؟',
  'Whether the number of corners before half-time is odd or even.':
    'تعداد کرنرهای پیش از استراحت فرد است یا زوج؟',
  'Which side takes more corners after the break.': 'کدام تیم پس از استراحت کرنرهای بیشتری می‌زند؟',
  'More or fewer corners after the break than the line.':
    'تعداد کرنر پس از استراحت بیشتر یا کمتر از خط.',
  'More or fewer cards than the line.': 'تعداد کارت بیشتر یا کمتر از خط.',
  'Which side gets more cards.': 'کدام تیم کارت‌های بیشتری می‌گیرد؟',
  'Which side gets more cards after the start in brackets.':
    'با هندیکپ داخل پرانتز، کدام تیم کارت‌های بیشتری می‌گیرد؟',
  'Which side gets this card, if it is shown at all.':
    'اگر این کارت نشان داده شود، کدام تیم آن را می‌گیرد؟',
  'More or fewer cards of the home side than the line.':
    'تعداد کارت تیم [میزبان|مهمان] بیشتر یا کمتر از خط.',
  'How many cards are shown.': 'چند کارت نشان داده می‌شود؟',
  'Whether the number of cards is odd or even.': 'تعداد کارت‌ها فرد است یا زوج؟',
  'Whether each side gets at least one card.': 'آیا هر تیم دست‌کم یک کارت می‌گیرد؟',
  'Whether a player is sent off.': 'آیا بازیکنی اخراج می‌شود؟',
  'Whether the first red card of the match goes to the home side.':
    'آیا نخستین کارت قرمز بازی به تیم [میزبان|مهمان] داده می‌شود؟',
  'Which side gets more cards before half-time.': 'کدام تیم پیش از استراحت کارت‌های بیشتری می‌گیرد؟',
  'More or fewer cards before half-time than the line.':
    'تعداد کارت پیش از استراحت بیشتر یا کمتر از خط.',
  'Which side gets more cards after the break.': 'کدام تیم پس از استراحت کارت‌های بیشتری می‌گیرد؟',
  'More or fewer cards after the break than the line.':
    'تعداد کارت پس از استراحت بیشتر یا کمتر از خط.',
  'Players who score at any time; several outcomes can win.':
    'بازیکنانی که در هر زمانی گل می‌زنند؛ چند گزینه می‌توانند برنده شوند.',
  'Who scores this goal, if it is scored at all.': 'اگر این گل زده شود، چه کسی آن را می‌زند؟',
  'Who scores the last goal of the match.': 'چه کسی آخرین گل بازی را می‌زند؟',
  'Players who score at least twice; several outcomes can win.':
    'بازیکنانی که دست‌کم دو گل می‌زنند؛ چند گزینه می‌توانند برنده شوند.',
}
