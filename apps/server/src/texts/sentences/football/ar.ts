/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.': 'أي فريق يفوز، أم تنتهي المباراة بالتعادل؟',
  'Two of the three results win.': 'نتيجتان من النتائج الثلاث تفوزان.',
  'Which side wins; a draw returns the stake.': 'أي فريق يفوز؟ التعادل يعيد مبلغ الرهان.',
  'Draw or away win; a home win returns the stake.':
    'تعادل أو فوز الضيف؛ فوز صاحب الأرض يعيد مبلغ الرهان.',
  'Home win or draw; an away win returns the stake.':
    'فوز صاحب الأرض أو تعادل؛ فوز الضيف يعيد مبلغ الرهان.',
  'The result together with whether both sides score.': 'النتيجة مع ما إذا كان الفريقان يسجلان.',
  'The result together with more or fewer goals than the line.':
    'النتيجة مع عدد أهداف أكثر أو أقل من الخط.',
  'The exact final score; every score not listed is in the last outcome.':
    'النتيجة النهائية بالضبط؛ كل نتيجة غير مذكورة تدخل في الاختيار الأخير.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'الفائز بعد الهانديكاب بين القوسين؛ خط الربع يقسم مبلغ الرهان على الخطين المجاورين.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'عدد أهداف أكثر أو أقل من الخط؛ إذا ساوى العدد خطًا صحيحًا يعاد مبلغ الرهان.',
  'More or fewer goals of the home side than the line.':
    'عدد أهداف [صاحب الأرض|الفريق الضيف] أكثر أو أقل من الخط.',
  'How many goals are scored.': 'كم هدفًا يُسجَّل؟',
  'How many goals the home side scores.': 'كم هدفًا يسجل [صاحب الأرض|الفريق الضيف]؟',
  'Whether the number of goals is odd or even; none is even.':
    'هل عدد الأهداف فردي أم زوجي؟ الصفر زوجي.',
  'Whether the home side scores an odd or even number of goals.':
    'هل يسجل [صاحب الأرض|الفريق الضيف] عددًا فرديًا أم زوجيًا من الأهداف؟',
  'Whether each side scores at least once.': 'هل يسجل كل فريق هدفًا واحدًا على الأقل؟',
  'Which of the sides score at all.': 'أي الفريقين يسجل؟',
  'Whether the home side concedes nothing.': 'هل يحافظ [صاحب الأرض|الفريق الضيف] على نظافة شباكه؟',
  'Whether the home side wins without conceding.':
    'هل يفوز [صاحب الأرض|الفريق الضيف] دون أن تهتز شباكه؟',
  'More or fewer goals than the line together with whether both sides score.':
    'عدد أهداف أكثر أو أقل من الخط مع ما إذا كان الفريقان يسجلان.',
  'Which side scores this goal, if it is scored at all.': 'أي فريق يسجل هذا الهدف، إن سُجِّل؟',
  'Which side takes more corners.': 'أي فريق ينفذ ركنيات أكثر؟',
  'Which side takes more corners after the start in brackets.':
    'أي فريق ينفذ ركنيات أكثر بعد الهانديكاب بين القوسين؟',
  'More or fewer corners than the line.': 'عدد ركنيات أكثر أو أقل من الخط.',
  'Which side leads at half-time.': 'أي فريق يتقدم عند نهاية الشوط الأول؟',
  'Two of the three half-time results win.': 'نتيجتان من نتائج الشوط الأول الثلاث تفوزان.',
  'Who leads at half-time; level returns the stake.':
    'من يتقدم عند نهاية الشوط الأول؟ التعادل يعيد مبلغ الرهان.',
  'The half-time leader after the start in brackets.':
    'المتقدم عند نهاية الشوط الأول بعد الهانديكاب بين القوسين.',
  'More or fewer in the first half than the line.': 'أكثر أو أقل من الخط في الشوط الأول.',
  'More or fewer goals of the home side before half-time than the line.':
    'عدد أهداف [صاحب الأرض|الفريق الضيف] قبل الاستراحة أكثر أو أقل من الخط.',
  'Whether the goals of the first half are odd or even.': 'هل عدد أهداف الشوط الأول فردي أم زوجي؟',
  'Whether each side scores before half-time.': 'هل يسجل كل فريق قبل الاستراحة؟',
  'The exact score at half-time.': 'النتيجة عند نهاية الشوط الأول بالضبط.',
  'Which side scores more in the second half alone.': 'أي فريق يسجل أكثر في الشوط الثاني وحده؟',
  'Two of the three results of the second half win.': 'نتيجتان من نتائج الشوط الثاني الثلاث تفوزان.',
  'Who scores more after the break; level returns the stake.':
    'من يسجل أكثر بعد الاستراحة؟ التعادل يعيد مبلغ الرهان.',
  'The winner of the second half after the start in brackets.':
    'الفائز بالشوط الثاني بعد الهانديكاب بين القوسين.',
  'More or fewer goals in the second half than the line.':
    'عدد أهداف الشوط الثاني أكثر أو أقل من الخط.',
  'Whether the goals of the second half are odd or even.':
    'هل عدد أهداف الشوط الثاني فردي أم زوجي؟',
  'Whether each side scores after the break.': 'هل يسجل كل فريق بعد الاستراحة؟',
  'The leader at half-time and the winner at the end.':
    'المتقدم عند نهاية الشوط الأول والفائز في النهاية.',
  'Whether the home side scores more in each half.':
    'هل يسجل [صاحب الأرض|الفريق الضيف] أكثر من منافسه في كل شوط؟',
  'Whether the home side scores more in at least one half.':
    'هل يسجل [صاحب الأرض|الفريق الضيف] أكثر من منافسه في شوط واحد على الأقل؟',
  'In which half more goals are scored.': 'في أي شوط تُسجَّل أهداف أكثر؟',
  'Whether the home side scores in each half.': 'هل يسجل [صاحب الأرض|الفريق الضيف] في كل شوط؟',
  'Whether each half has at least two goals.': 'هل يشهد كل شوط هدفين على الأقل؟',
  'Whether each half has at most one goal.': 'هل يشهد كل شوط هدفًا واحدًا على الأكثر؟',
  'Two of the three results together with whether both sides score.':
    'نتيجتان من النتائج الثلاث مع ما إذا كان الفريقان يسجلان.',
  'Two of the three results together with more or fewer goals than the line.':
    'نتيجتان من النتائج الثلاث مع عدد أهداف أكثر أو أقل من الخط.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'المتقدم عند نهاية الشوط الأول والفائز في النهاية وعدد أهداف أكثر أو أقل من الخط.',
  'Whether the home side wins, or more goals are scored than the line.':
    'هل يفوز [صاحب الأرض|الفريق الضيف]، أو تُسجَّل أهداف أكثر من الخط؟',
  'Whether the home side wins, or both sides score.':
    'هل يفوز [صاحب الأرض|الفريق الضيف]، أو يسجل الفريقان؟',
  'Who wins by how many goals.': 'من يفوز وبفارق كم هدفًا؟',
  'Between which numbers the goals lie.': 'في أي نطاق يقع عدد الأهداف؟',
  'Between which numbers the goals of the home side lie.':
    'في أي نطاق يقع عدد أهداف [صاحب الأرض|الفريق الضيف]؟',
  'Whether one side wins and the other does not score.': 'هل يفوز أحد الفريقين ولا يسجل الآخر؟',
  'Whether each side scores at least twice.': 'هل يسجل كل فريق هدفين على الأقل؟',
  'Whether the match ends level with goals.': 'هل تنتهي المباراة بتعادل بأهداف؟',
  'Which side scores the last goal of the match.': 'أي فريق يسجل الهدف الأخير في المباراة؟',
  'Which side is the first with this number of goals.': 'أي فريق يصل أولًا إلى هذا العدد من الأهداف؟',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'في أي 15 دقيقة يأتي الهدف الأول؟ الوقت بدل الضائع يتبع الفترة الأخيرة من شوطه.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'في أي 10 دقائق يأتي الهدف الأول؟ الوقت بدل الضائع يُحتسب الدقيقة 45 والدقيقة 90.',
  'Whether a goal is scored up to this minute.': 'هل يُسجَّل هدف حتى هذه الدقيقة؟',
  'In which half the home side scores more.': 'في أي شوط يسجل [صاحب الأرض|الفريق الضيف] أكثر؟',
  'Whether both sides score in the first half, and in the second.':
    'هل يسجل الفريقان في الشوط الأول، وفي الثاني؟',
  'In which half the first goal falls.': 'في أي شوط يأتي الهدف الأول؟',
  'The result after the start in brackets is added; a draw is possible.':
    'النتيجة بعد إضافة الهانديكاب بين القوسين؛ التعادل ممكن.',
  'The exact score.': 'النتيجة بالضبط.',
  'Which side takes this corner, if it is taken at all.': 'أي فريق ينفذ هذه الركنية، إن وُجدت؟',
  'Which side takes the last corner of the match.': 'أي فريق ينفذ الركنية الأخيرة في المباراة؟',
  'Which side is the first with this number of corners.':
    'أي فريق يصل أولًا إلى هذا العدد من الركنيات؟',
  'More or fewer corners of the home side than the line.':
    'عدد ركنيات [صاحب الأرض|الفريق الضيف] أكثر أو أقل من الخط.',
  'Between which numbers the corners lie.': 'في أي نطاق يقع عدد الركنيات؟',
  'Between which numbers the corners of the home side lie.':
    'في أي نطاق يقع عدد ركنيات [صاحب الأرض|الفريق الضيف]؟',
  'Whether the number of corners is odd or even.': 'هل عدد الركنيات فردي أم زوجي؟',
  'Which side takes more corners before half-time.': 'أي فريق ينفذ ركنيات أكثر قبل الاستراحة؟',
  'Which side takes more corners before half-time after the start in brackets.':
    'أي فريق ينفذ ركنيات أكثر قبل الاستراحة بعد الهانديكاب بين القوسين؟',
  'More or fewer corners before half-time than the line.':
    'عدد الركنيات قبل الاستراحة أكثر أو أقل من الخط.',
  'Between which numbers the corners before half-time lie.':
    'في أي نطاق يقع عدد الركنيات قبل الاستراحة؟',
  'Whether the number of corners before half-time is odd or even.':
    'هل عدد الركنيات قبل الاستراحة فردي أم زوجي؟',
  'Which side takes more corners after the break.': 'أي فريق ينفذ ركنيات أكثر بعد الاستراحة؟',
  'More or fewer corners after the break than the line.':
    'عدد الركنيات بعد الاستراحة أكثر أو أقل من الخط.',
  'More or fewer cards than the line.': 'عدد بطاقات أكثر أو أقل من الخط.',
  'Which side gets more cards.': 'أي فريق ينال بطاقات أكثر؟',
  'Which side gets more cards after the start in brackets.':
    'أي فريق ينال بطاقات أكثر بعد الهانديكاب بين القوسين؟',
  'Which side gets this card, if it is shown at all.': 'أي فريق ينال هذه البطاقة، إن أُشهرت؟',
  'More or fewer cards of the home side than the line.':
    'عدد بطاقات [صاحب الأرض|الفريق الضيف] أكثر أو أقل من الخط.',
  'How many cards are shown.': 'كم بطاقة تُشهَر؟',
  'Whether the number of cards is odd or even.': 'هل عدد البطاقات فردي أم زوجي؟',
  'Whether each side gets at least one card.': 'هل ينال كل فريق بطاقة واحدة على الأقل؟',
  'Whether a player is sent off.': 'هل يُطرد لاعب؟',
  'Whether the first red card of the match goes to the home side.':
    'هل تكون أول بطاقة حمراء في المباراة على [صاحب الأرض|الفريق الضيف]؟',
  'Which side gets more cards before half-time.': 'أي فريق ينال بطاقات أكثر قبل الاستراحة؟',
  'More or fewer cards before half-time than the line.':
    'عدد البطاقات قبل الاستراحة أكثر أو أقل من الخط.',
  'Which side gets more cards after the break.': 'أي فريق ينال بطاقات أكثر بعد الاستراحة؟',
  'More or fewer cards after the break than the line.':
    'عدد البطاقات بعد الاستراحة أكثر أو أقل من الخط.',
  'Players who score at any time; several outcomes can win.':
    'لاعبون يسجلون في أي وقت؛ قد تفوز عدة اختيارات.',
  'Who scores this goal, if it is scored at all.': 'من يسجل هذا الهدف، إن سُجِّل؟',
  'Who scores the last goal of the match.': 'من يسجل الهدف الأخير في المباراة؟',
  'Players who score at least twice; several outcomes can win.':
    'لاعبون يسجلون هدفين على الأقل؛ قد تفوز عدة اختيارات.',
}
