import { football } from './football/ar.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const ar: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'من يكسب نقاطًا أكثر في المباراة بعد الهانديكاب بين القوسين؟',
  'More or fewer points in the match than the line.': 'عدد نقاط المباراة أكثر أو أقل من الخط.',
  'Whether the number of points is odd or even.': 'هل عدد النقاط فردي أم زوجي؟',
  'Who wins more points of this set after the start in brackets.':
    'من يكسب نقاطًا أكثر في هذه المجموعة بعد الهانديكاب بين القوسين؟',
  'More or fewer points in this set than the line.': 'عدد نقاط هذه المجموعة أكثر أو أقل من الخط.',
  'Whether the number of points of this set is odd or even.':
    'هل عدد نقاط هذه المجموعة فردي أم زوجي؟',
  'Who is the first with this number of points in the set.':
    'من يصل أولًا إلى هذا العدد من النقاط في المجموعة؟',
  'Who wins this map; a map that is not played returns the stake.':
    'من يفوز بهذه الخريطة؟ إن لم تُلعب يعاد مبلغ الرهان.',
  'Who wins more rounds of this map after the start in brackets.':
    'من يكسب جولات أكثر في هذه الخريطة بعد الهانديكاب بين القوسين؟',
  'More or fewer rounds on this map than the line.':
    'عدد الجولات في هذه الخريطة أكثر أو أقل من الخط.',
  'Whether the number of rounds on this map is odd or even.':
    'هل عدد الجولات في هذه الخريطة فردي أم زوجي؟',
  'Whether the first team wins at least one map.':
    'هل يفوز الفريق [الأول|الثاني] بخريطة واحدة على الأقل؟',
  'Who is the first with this number of rounds on the map.':
    'من يصل أولًا إلى هذا العدد من الجولات في الخريطة؟',
  'More or fewer legs won by the first player than the line.':
    'عدد الجولات التي يكسبها اللاعب [الأول|الثاني] أكثر أو أقل من الخط.',
  'Whether the number of legs is odd or even.': 'هل عدد الجولات فردي أم زوجي؟',
  'Whether the match goes to its last possible leg.': 'هل تصل المباراة إلى آخر جولة ممكنة؟',
  'Who wins this leg; a leg that is not played returns the stake.':
    'من يفوز بهذه الجولة؟ إن لم تُلعب يعاد مبلغ الرهان.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'عدد نقاط [صاحب الأرض|الفريق الضيف] أكثر أو أقل من الخط، مع الأشواط الإضافية.',
  'Whether the number of runs is odd or even, extra innings included.':
    'هل عدد النقاط فردي أم زوجي، مع الأشواط الإضافية؟',
  'Which side leads after nine innings, or whether it is level then.':
    'أي فريق يتقدم بعد تسعة أشواط، أم تكون النتيجة تعادلًا؟',
  'Whether it is level after nine innings.': 'هل تكون النتيجة تعادلًا بعد تسعة أشواط؟',
  'Which side leads after five innings.': 'أي فريق يتقدم بعد خمسة أشواط؟',
  'Which side leads after five innings with the start in brackets.':
    'أي فريق يتقدم بعد خمسة أشواط مع الهانديكاب بين القوسين؟',
  'More or fewer runs in five innings than the line.':
    'عدد النقاط في خمسة أشواط أكثر أو أقل من الخط.',
  'Which side scores more runs in this inning.': 'أي فريق يسجل نقاطًا أكثر في هذا الشوط؟',
  'More or fewer runs in this inning than the line.': 'عدد نقاط هذا الشوط أكثر أو أقل من الخط.',
  'Whether a run is scored in this inning.': 'هل تُسجَّل نقطة في هذا الشوط؟',
  'Whether both sides have the same number of runs at the end.':
    'هل يتساوى الفريقان في عدد النقاط في النهاية؟',
  'More or fewer runs of the side that bats first than the line.':
    'عدد نقاط الفريق الذي يضرب أولًا أكثر أو أقل من الخط.',
  'Whether the runs of the first innings are odd or even.': 'هل نقاط الشوط الأول فردية أم زوجية؟',
  'More or fewer runs in the first six overs than the line.':
    'عدد النقاط في أول ستة أوفرات أكثر أو أقل من الخط.',
  'More or fewer runs in this over than the line.': 'عدد نقاط هذا الأوفر أكثر أو أقل من الخط.',
  'Whether the runs of this over are odd or even.': 'هل نقاط هذا الأوفر فردية أم زوجية؟',
  'Whether a wicket falls in this over.': 'هل يسقط ويكيت في هذا الأوفر؟',
  'Who is first when the season is over.': 'من يكون الأول في نهاية الموسم؟',
  'Who is among the first four when the season is over; four outcomes win.':
    'من يكون بين الأربعة الأوائل في نهاية الموسم؟ أربعة اختيارات تفوز.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'من يكون أحد آخر اثنين في نهاية الموسم؟ اختياران يفوزان.',
  'Who wins the match.': 'من يفوز بالمباراة؟',
  'Who wins more games after the start in brackets.':
    'من يكسب أشواطًا أكثر بعد الهانديكاب بين القوسين؟',
  'Who wins more sets after the start in brackets.':
    'من يكسب مجموعات أكثر بعد الهانديكاب بين القوسين؟',
  'More or fewer games in the match than the line.': 'عدد أشواط المباراة أكثر أو أقل من الخط.',
  'More or fewer games won by the first player than the line.':
    'عدد الأشواط التي يكسبها اللاعب [الأول|الثاني] أكثر أو أقل من الخط.',
  'Whether the first player wins at least one set.':
    'هل يكسب اللاعب [الأول|الثاني] مجموعة واحدة على الأقل؟',
  'Whether the number of games is odd or even.': 'هل عدد الأشواط فردي أم زوجي؟',
  'The exact result in sets.': 'النتيجة بالمجموعات بالضبط.',
  'More or fewer sets than the line.': 'عدد مجموعات أكثر أو أقل من الخط.',
  'Who wins this set; a set that is not played returns the stake.':
    'من يفوز بهذه المجموعة؟ إن لم تُلعب يعاد مبلغ الرهان.',
  'Who wins more games of this set after the start in brackets.':
    'من يكسب أشواطًا أكثر في هذه المجموعة بعد الهانديكاب بين القوسين؟',
  'More or fewer games in this set than the line.': 'عدد أشواط هذه المجموعة أكثر أو أقل من الخط.',
  'Who wins this game; a game that is not played returns the stake.':
    'من يفوز بهذا الشوط؟ إن لم يُلعب يعاد مبلغ الرهان.',
  'Who wins more maps after the start in brackets.':
    'من يكسب خرائط أكثر بعد الهانديكاب بين القوسين؟',
  'More or fewer maps than the line.': 'عدد خرائط أكثر أو أقل من الخط.',
  'Who wins more legs after the start in brackets.':
    'من يكسب جولات أكثر بعد الهانديكاب بين القوسين؟',
  'More or fewer legs than the line.': 'عدد جولات أكثر أو أقل من الخط.',
  'Who wins the match, overtime included.': 'من يفوز بالمباراة، مع الوقت الإضافي؟',
  'Whether regular time ends level.': 'هل ينتهي الوقت الأصلي بالتعادل؟',
  'The winner after the start in brackets, overtime included.':
    'الفائز بعد الهانديكاب بين القوسين، مع الوقت الإضافي.',
  'More or fewer points than the line, overtime included.':
    'عدد نقاط أكثر أو أقل من الخط، مع الوقت الإضافي.',
  'More or fewer points of the home side than the line, overtime included.':
    'عدد نقاط [صاحب الأرض|الفريق الضيف] أكثر أو أقل من الخط، مع الوقت الإضافي.',
  'Whether all points add up to an odd or even number.': 'هل مجموع كل النقاط فردي أم زوجي؟',
  'Which side scores more in this quarter.': 'أي فريق يسجل أكثر في هذا الربع؟',
  'Who scores more in this quarter; level returns the stake.':
    'من يسجل أكثر في هذا الربع؟ التعادل يعيد مبلغ الرهان.',
  'The winner of this quarter after the start in brackets.':
    'الفائز بهذا الربع بعد الهانديكاب بين القوسين.',
  'More or fewer points in this quarter than the line.': 'عدد نقاط هذا الربع أكثر أو أقل من الخط.',
  'Whether the points of this quarter are odd or even.': 'هل نقاط هذا الربع فردية أم زوجية؟',
  'Who wins the game, extra innings included.': 'من يفوز بالمباراة، مع الأشواط الإضافية؟',
  'The winner after the start in brackets, extra innings included.':
    'الفائز بعد الهانديكاب بين القوسين، مع الأشواط الإضافية.',
  'More or fewer runs than the line, extra innings included.':
    'عدد نقاط أكثر أو أقل من الخط، مع الأشواط الإضافية.',
  'Who wins the match, a super over included.': 'من يفوز بالمباراة، مع السوبر أوفر؟',
  'Who wins the match in the end.': 'من يفوز بالمباراة في النهاية؟',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'الفائز بعد الهانديكاب بين القوسين؛ ركلات الترجيح تُحتسب هدفًا واحدًا.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'عدد أهداف أكثر أو أقل من الخط؛ ركلات الترجيح تُحتسب هدفًا واحدًا.',
  'Which side scores more in this period.': 'أي فريق يسجل أكثر في هذه الفترة؟',
  'More or fewer goals in this period than the line.': 'عدد أهداف هذه الفترة أكثر أو أقل من الخط.',
  'The winner of this period after the start in brackets.':
    'الفائز بهذه الفترة بعد الهانديكاب بين القوسين.',
  'Regular time with its stoppage time counts; overtime does not.':
    'يُحتسب الوقت الأصلي مع الوقت بدل الضائع؛ لا يُحتسب الوقت الإضافي.',
  'Overtime counts.': 'يُحتسب الوقت الإضافي.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'يُحتسب الوقت الإضافي؛ ركلات الترجيح تُحتسب هدفًا واحدًا للفائز بها.',
  'Only the first half with its stoppage time counts.': 'يُحتسب الشوط الأول فقط مع الوقت بدل الضائع.',
  'Only the second half with its stoppage time counts.':
    'يُحتسب الشوط الثاني فقط مع الوقت بدل الضائع.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'يُحتسب الشوطان، كل منهما مع الوقت بدل الضائع؛ لا يُحتسب الوقت الإضافي.',
  'Only this part of the match counts.': 'يُحتسب هذا الجزء من المباراة فقط.',
  'Only this set counts; not played, it is void.':
    'تُحتسب هذه المجموعة فقط؛ إن لم تُلعب فالرهان باطل.',
  'Only this game counts; not played, it is void.': 'يُحتسب هذا الشوط فقط؛ إن لم يُلعب فالرهان باطل.',
  'The whole match counts.': 'تُحتسب المباراة كاملة.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'يُحتسب الوقت الأصلي؛ إن لم يُسجَّل الهدف يفوز «بلا أهداف».',
  'Corners taken in regular time count.': 'تُحتسب الركنيات المنفذة في الوقت الأصلي.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'تُحتسب البطاقات المشهرة للاعبين في الملعب: كل بطاقة صفراء وأول بطاقة حمراء في المباراة، كل منها بواحدة.',
  'Goals of regular time count; own goals belong to no listed player.':
    'تُحتسب أهداف الوقت الأصلي؛ الأهداف العكسية لا تُحتسب لأي لاعب مذكور.',
  'Only this map counts, its overtime included; not played, it is void.':
    'تُحتسب هذه الخريطة فقط مع وقتها الإضافي؛ إن لم تُلعب فالرهان باطل.',
  'Only this leg counts; not played, it is void.': 'تُحتسب هذه الجولة فقط؛ إن لم تُلعب فالرهان باطل.',
  'Only this over counts; not begun, it is void.': 'يُحتسب هذا الأوفر فقط؛ إن لم يبدأ فالرهان باطل.',
  'Nine innings count, without extra innings.': 'تُحتسب تسعة أشواط، دون أشواط إضافية.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'يُحتسب الترتيب النهائي للموسم: النقاط، ثم فارق الأهداف، ثم الأهداف.',
  'In the first half alone:': 'في الشوط الأول فقط:',
  'In the second half alone:': 'في الشوط الثاني فقط:',
}
