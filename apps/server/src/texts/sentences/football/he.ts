/** What the markets of football say, in whole sentences: see `translate-sentence.ts`. */
export const football: Readonly<Record<string, string>> = {
  'Which side wins, or whether the match ends level.': 'איזו קבוצה מנצחת, או שהמשחק מסתיים בתיקו?',
  'Two of the three results win.': 'שתיים משלוש התוצאות זוכות.',
  'Which side wins; a draw returns the stake.': 'איזו קבוצה מנצחת? בתיקו סכום ההימור מוחזר.',
  'Draw or away win; a home win returns the stake.':
    'תיקו או ניצחון חוץ; בניצחון בית סכום ההימור מוחזר.',
  'Home win or draw; an away win returns the stake.':
    'ניצחון בית או תיקו; בניצחון חוץ סכום ההימור מוחזר.',
  'The result together with whether both sides score.':
    'התוצאה יחד עם השאלה אם שתי הקבוצות מבקיעות.',
  'The result together with more or fewer goals than the line.':
    'התוצאה יחד עם יותר או פחות שערים מהקו.',
  'The exact final score; every score not listed is in the last outcome.':
    'תוצאת הסיום המדויקת; כל תוצאה שאינה ברשימה נכללת באפשרות האחרונה.',

  'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.':
    'המנצחת לאחר ההנדיקפ שבסוגריים; קו רבע מחלק את סכום ההימור בין שני הקווים הסמוכים.',
  'More or fewer goals than the line; a whole line that is hit returns the stake.':
    'יותר או פחות שערים מהקו; אם קו שלם מושג בדיוק, סכום ההימור מוחזר.',
  'More or fewer goals of the home side than the line.':
    'יותר או פחות שערים של קבוצת [הבית|החוץ] מהקו.',
  'How many goals are scored.': 'כמה שערים מובקעים?',
  'How many goals the home side scores.': 'כמה שערים מבקיעה קבוצת [הבית|החוץ]?',
  'Whether the number of goals is odd or even; none is even.':
    'האם מספר השערים זוגי או אי-זוגי? אפס נחשב זוגי.',
  'Whether the home side scores an odd or even number of goals.':
    'האם קבוצת [הבית|החוץ] מבקיעה מספר זוגי או אי-זוגי של שערים?',
  'Whether each side scores at least once.': 'האם כל קבוצה מבקיעה לפחות שער אחד?',
  'Which of the sides score at all.': 'אילו מהקבוצות מבקיעות?',
  'Whether the home side concedes nothing.': 'האם קבוצת [הבית|החוץ] שומרת על שער נקי?',
  'Whether the home side wins without conceding.': 'האם קבוצת [הבית|החוץ] מנצחת בלי לספוג?',
  'More or fewer goals than the line together with whether both sides score.':
    'יותר או פחות שערים מהקו יחד עם השאלה אם שתי הקבוצות מבקיעות.',
  'Which side scores this goal, if it is scored at all.':
    'איזו קבוצה מבקיעה את השער הזה, אם הוא מובקע?',
  'Which side takes more corners.': 'איזו קבוצה בועטת יותר קרנות?',
  'Which side takes more corners after the start in brackets.':
    'איזו קבוצה בועטת יותר קרנות לאחר ההנדיקפ שבסוגריים?',
  'More or fewer corners than the line.': 'יותר או פחות קרנות מהקו.',
  'Which side leads at half-time.': 'איזו קבוצה מובילה במחצית?',
  'Two of the three half-time results win.': 'שתיים משלוש תוצאות המחצית זוכות.',
  'Who leads at half-time; level returns the stake.':
    'מי מובילה במחצית? בשוויון סכום ההימור מוחזר.',
  'The half-time leader after the start in brackets.': 'המובילה במחצית לאחר ההנדיקפ שבסוגריים.',
  'More or fewer in the first half than the line.': 'יותר או פחות מהקו במחצית הראשונה.',
  'More or fewer goals of the home side before half-time than the line.':
    'יותר או פחות שערים של קבוצת [הבית|החוץ] לפני ההפסקה מהקו.',
  'Whether the goals of the first half are odd or even.':
    'האם מספר השערים במחצית הראשונה זוגי או אי-זוגי?',
  'Whether each side scores before half-time.': 'האם כל קבוצה מבקיעה לפני ההפסקה?',
  'The exact score at half-time.': 'התוצאה המדויקת במחצית.',
  'Which side scores more in the second half alone.': 'איזו קבוצה מבקיעה יותר במחצית השנייה לבדה?',
  'Two of the three results of the second half win.': 'שתיים משלוש תוצאות המחצית השנייה זוכות.',
  'Who scores more after the break; level returns the stake.':
    'מי מבקיעה יותר אחרי ההפסקה? בשוויון סכום ההימור מוחזר.',
  'The winner of the second half after the start in brackets.':
    'המנצחת במחצית השנייה לאחר ההנדיקפ שבסוגריים.',
  'More or fewer goals in the second half than the line.': 'יותר או פחות שערים במחצית השנייה מהקו.',
  'Whether the goals of the second half are odd or even.':
    'האם מספר השערים במחצית השנייה זוגי או אי-זוגי?',
  'Whether each side scores after the break.': 'האם כל קבוצה מבקיעה אחרי ההפסקה?',
  'The leader at half-time and the winner at the end.': 'המובילה במחצית והמנצחת בסיום.',
  'Whether the home side scores more in each half.':
    'האם קבוצת [הבית|החוץ] מבקיעה יותר מיריבתה בכל מחצית?',
  'Whether the home side scores more in at least one half.':
    'האם קבוצת [הבית|החוץ] מבקיעה יותר מיריבתה לפחות במחצית אחת?',
  'In which half more goals are scored.': 'באיזו מחצית מובקעים יותר שערים?',
  'Whether the home side scores in each half.': 'האם קבוצת [הבית|החוץ] מבקיעה בכל מחצית?',
  'Whether each half has at least two goals.': 'האם יש לפחות שני שערים בכל מחצית?',
  'Whether each half has at most one goal.': 'האם יש לכל היותר שער אחד בכל מחצית?',
  'Two of the three results together with whether both sides score.':
    'שתיים משלוש התוצאות יחד עם השאלה אם שתי הקבוצות מבקיעות.',
  'Two of the three results together with more or fewer goals than the line.':
    'שתיים משלוש התוצאות יחד עם יותר או פחות שערים מהקו.',
  'The leader at half-time, the winner, and more or fewer goals than the line.':
    'המובילה במחצית, המנצחת בסיום, ויותר או פחות שערים מהקו.',
  'Whether the home side wins, or more goals are scored than the line.':
    'האם קבוצת [הבית|החוץ] מנצחת, או שמובקעים יותר שערים מהקו?',
  'Whether the home side wins, or both sides score.':
    'האם קבוצת [הבית|החוץ] מנצחת, או ששתי הקבוצות מבקיעות?',
  'Who wins by how many goals.': 'מי מנצחת ובכמה שערים הפרש?',
  'Between which numbers the goals lie.': 'באיזה טווח נמצא מספר השערים?',
  'Between which numbers the goals of the home side lie.':
    'באיזה טווח נמצא מספר השערים של קבוצת [הבית|החוץ]?',
  'Whether one side wins and the other does not score.': 'האם קבוצה אחת מנצחת והשנייה אינה מבקיעה?',
  'Whether each side scores at least twice.': 'האם כל קבוצה מבקיעה לפחות שני שערים?',
  'Whether the match ends level with goals.': 'האם המשחק מסתיים בתיקו עם שערים?',
  'Which side scores the last goal of the match.': 'איזו קבוצה מבקיעה את השער האחרון במשחק?',
  'Which side is the first with this number of goals.': 'איזו קבוצה מגיעה ראשונה למספר השערים הזה?',
  'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.':
    'באילו 15 דקות מובקע השער הראשון? תוספת הזמן שייכת לפרק האחרון של המחצית שלה.',
  'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.':
    'באילו 10 דקות מובקע השער הראשון? תוספת הזמן נחשבת לדקה ה-45 ולדקה ה-90.',
  'Whether a goal is scored up to this minute.': 'האם מובקע שער עד הדקה הזאת?',
  'In which half the home side scores more.': 'באיזו מחצית קבוצת [הבית|החוץ] מבקיעה יותר?',
  'Whether both sides score in the first half, and in the second.':
    'האם שתי הקבוצות מבקיעות במחצית הראשונה, והאם בשנייה?',
  'In which half the first goal falls.': 'באיזו מחצית מובקע השער הראשון?',
  'The result after the start in brackets is added; a draw is possible.':
    'התוצאה לאחר הוספת ההנדיקפ שבסוגריים; תיקו אפשרי.',
  'The exact score.': 'התוצאה המדויקת.',
  'Which side takes this corner, if it is taken at all.':
    'איזו קבוצה בועטת את הקרן הזאת, אם היא נבעטת?',
  'Which side takes the last corner of the match.': 'איזו קבוצה בועטת את הקרן האחרונה במשחק?',
  'Which side is the first with this number of corners.':
    'איזו קבוצה מגיעה ראשונה למספר הקרנות הזה?',
  'More or fewer corners of the home side than the line.':
    'יותר או פחות קרנות של קבוצת [הבית|החוץ] מהקו.',
  'Between which numbers the corners lie.': 'באיזה טווח נמצא מספר הקרנות?',
  'Between which numbers the corners of the home side lie.':
    'באיזה טווח נמצא מספר הקרנות של קבוצת [הבית|החוץ]?',
  'Whether the number of corners is odd or even.': 'האם מספר הקרנות זוגי או אי-זוגי?',
  'Which side takes more corners before half-time.': 'איזו קבוצה בועטת יותר קרנות לפני ההפסקה?',
  'Which side takes more corners before half-time after the start in brackets.':
    'איזו קבוצה בועטת יותר קרנות לפני ההפסקה לאחר ההנדיקפ שבסוגריים?',
  'More or fewer corners before half-time than the line.': 'יותר או פחות קרנות לפני ההפסקה מהקו.',
  'Between which numbers the corners before half-time lie.':
    'באיזה טווח נמצא מספר הקרנות לפני ההפסקה?',
  'Whether the number of corners before half-time is odd or even.':
    'האם מספר הקרנות לפני ההפסקה זוגי או אי-זוגי?',
  'Which side takes more corners after the break.': 'איזו קבוצה בועטת יותר קרנות אחרי ההפסקה?',
  'More or fewer corners after the break than the line.': 'יותר או פחות קרנות אחרי ההפסקה מהקו.',
  'More or fewer cards than the line.': 'יותר או פחות כרטיסים מהקו.',
  'Which side gets more cards.': 'איזו קבוצה מקבלת יותר כרטיסים?',
  'Which side gets more cards after the start in brackets.':
    'איזו קבוצה מקבלת יותר כרטיסים לאחר ההנדיקפ שבסוגריים?',
  'Which side gets this card, if it is shown at all.':
    'איזו קבוצה מקבלת את הכרטיס הזה, אם הוא מוצג?',
  'More or fewer cards of the home side than the line.':
    'יותר או פחות כרטיסים של קבוצת [הבית|החוץ] מהקו.',
  'How many cards are shown.': 'כמה כרטיסים מוצגים?',
  'Whether the number of cards is odd or even.': 'האם מספר הכרטיסים זוגי או אי-זוגי?',
  'Whether each side gets at least one card.': 'האם כל קבוצה מקבלת לפחות כרטיס אחד?',
  'Whether a player is sent off.': 'האם שחקן מורחק?',
  'Whether the first red card of the match goes to the home side.':
    'האם הכרטיס האדום הראשון במשחק ניתן לקבוצת [הבית|החוץ]?',
  'Which side gets more cards before half-time.': 'איזו קבוצה מקבלת יותר כרטיסים לפני ההפסקה?',
  'More or fewer cards before half-time than the line.': 'יותר או פחות כרטיסים לפני ההפסקה מהקו.',
  'Which side gets more cards after the break.': 'איזו קבוצה מקבלת יותר כרטיסים אחרי ההפסקה?',
  'More or fewer cards after the break than the line.': 'יותר או פחות כרטיסים אחרי ההפסקה מהקו.',
  'Players who score at any time; several outcomes can win.':
    'שחקנים שמבקיעים בכל עת; כמה אפשרויות יכולות לזכות.',
  'Who scores this goal, if it is scored at all.': 'מי מבקיע את השער הזה, אם הוא מובקע?',
  'Who scores the last goal of the match.': 'מי מבקיע את השער האחרון במשחק?',
  'Players who score at least twice; several outcomes can win.':
    'שחקנים שמבקיעים לפחות שני שערים; כמה אפשרויות יכולות לזכות.',
}
