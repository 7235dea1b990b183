import { football } from './football/he.ts'

/** What markets and their rules say, in whole sentences: see `translate-sentence.ts`. */
export const he: Readonly<Record<string, string>> = {
  ...football,
  'Who wins more points of the match after the start in brackets.':
    'מי זוכה ביותר נקודות במשחק לאחר ההנדיקפ שבסוגריים?',
  'More or fewer points in the match than the line.': 'יותר או פחות נקודות במשחק מהקו.',
  'Whether the number of points is odd or even.': 'האם מספר הנקודות זוגי או אי-זוגי?',
  'Who wins more points of this set after the start in brackets.':
    'מי זוכה ביותר נקודות במערכה הזאת לאחר ההנדיקפ שבסוגריים?',
  'More or fewer points in this set than the line.': 'יותר או פחות נקודות במערכה הזאת מהקו.',
  'Whether the number of points of this set is odd or even.':
    'האם מספר הנקודות במערכה הזאת זוגי או אי-זוגי?',
  'Who is the first with this number of points in the set.':
    'מי מגיע ראשון למספר הנקודות הזה במערכה?',
  'Who wins this map; a map that is not played returns the stake.':
    'מי מנצחת במפה הזאת? אם היא אינה משוחקת, סכום ההימור מוחזר.',
  'Who wins more rounds of this map after the start in brackets.':
    'מי זוכה ביותר סיבובים במפה הזאת לאחר ההנדיקפ שבסוגריים?',
  'More or fewer rounds on this map than the line.': 'יותר או פחות סיבובים במפה הזאת מהקו.',
  'Whether the number of rounds on this map is odd or even.':
    'האם מספר הסיבובים במפה הזאת זוגי או אי-זוגי?',
  'Whether the first team wins at least one map.':
    'האם הקבוצה [הראשונה|השנייה] מנצחת לפחות במפה אחת?',
  'Who is the first with this number of rounds on the map.':
    'מי מגיעה ראשונה למספר הסיבובים הזה במפה?',
  'More or fewer legs won by the first player than the line.':
    'יותר או פחות לגים שבהם מנצח השחקן [הראשון|השני] מהקו.',
  'Whether the number of legs is odd or even.': 'האם מספר הלגים זוגי או אי-זוגי?',
  'Whether the match goes to its last possible leg.': 'האם המשחק מגיע ללג האחרון האפשרי?',
  'Who wins this leg; a leg that is not played returns the stake.':
    'מי מנצח בלג הזה? אם הוא אינו משוחק, סכום ההימור מוחזר.',
  'More or fewer runs of the home side than the line, extra innings included.':
    'יותר או פחות ריצות של קבוצת [הבית|החוץ] מהקו, כולל אינינגים נוספים.',
  'Whether the number of runs is odd or even, extra innings included.':
    'האם מספר הריצות זוגי או אי-זוגי, כולל אינינגים נוספים?',
  'Which side leads after nine innings, or whether it is level then.':
    'איזו קבוצה מובילה אחרי תשעה אינינגים, או שיש אז שוויון?',
  'Whether it is level after nine innings.': 'האם יש שוויון אחרי תשעה אינינגים?',
  'Which side leads after five innings.': 'איזו קבוצה מובילה אחרי חמישה אינינגים?',
  'Which side leads after five innings with the start in brackets.':
    'איזו קבוצה מובילה אחרי חמישה אינינגים עם ההנדיקפ שבסוגריים?',
  'More or fewer runs in five innings than the line.': 'יותר או פחות ריצות בחמישה אינינגים מהקו.',
  'Which side scores more runs in this inning.': 'איזו קבוצה משיגה יותר ריצות באינינג הזה?',
  'More or fewer runs in this inning than the line.': 'יותר או פחות ריצות באינינג הזה מהקו.',
  'Whether a run is scored in this inning.': 'האם מושגת ריצה באינינג הזה?',
  'Whether both sides have the same number of runs at the end.':
    'האם לשתי הקבוצות אותו מספר ריצות בסיום?',
  'More or fewer runs of the side that bats first than the line.':
    'יותר או פחות ריצות של הקבוצה שחובטת ראשונה מהקו.',
  'Whether the runs of the first innings are odd or even.':
    'האם מספר הריצות באינינג הראשון זוגי או אי-זוגי?',
  'More or fewer runs in the first six overs than the line.':
    'יותר או פחות ריצות בששת האוברים הראשונים מהקו.',
  'More or fewer runs in this over than the line.': 'יותר או פחות ריצות באובר הזה מהקו.',
  'Whether the runs of this over are odd or even.': 'האם מספר הריצות באובר הזה זוגי או אי-זוגי?',
  'Whether a wicket falls in this over.': 'האם נופל ויקט באובר הזה?',
  'Who is first when the season is over.': 'מי במקום הראשון בסוף העונה?',
  'Who is among the first four when the season is over; four outcomes win.':
    'מי בין ארבע הראשונות בסוף העונה? ארבע אפשרויות זוכות.',
  'Who is one of the last two when the season is over; two outcomes win.':
    'מי אחת משתי האחרונות בסוף העונה? שתי אפשרויות זוכות.',
  'Who wins the match.': 'מי מנצח במשחק?',
  'Who wins more games after the start in brackets.':
    'מי זוכה ביותר גיימים לאחר ההנדיקפ שבסוגריים?',
  'Who wins more sets after the start in brackets.': 'מי זוכה ביותר מערכות לאחר ההנדיקפ שבסוגריים?',
  'More or fewer games in the match than the line.': 'יותר או פחות גיימים במשחק מהקו.',
  'More or fewer games won by the first player than the line.':
    'יותר או פחות גיימים שבהם מנצח השחקן [הראשון|השני] מהקו.',
  'Whether the first player wins at least one set.':
    'האם השחקן [הראשון|השני] מנצח לפחות במערכה אחת?',
  'Whether the number of games is odd or even.': 'האם מספר הגיימים זוגי או אי-זוגי?',
  'The exact result in sets.': 'התוצאה המדויקת במערכות.',
  'More or fewer sets than the line.': 'יותר או פחות מערכות מהקו.',
  'Who wins this set; a set that is not played returns the stake.':
    'מי מנצח במערכה הזאת? אם היא אינה משוחקת, סכום ההימור מוחזר.',
  'Who wins more games of this set after the start in brackets.':
    'מי זוכה ביותר גיימים במערכה הזאת לאחר ההנדיקפ שבסוגריים?',
  'More or fewer games in this set than the line.': 'יותר או פחות גיימים במערכה הזאת מהקו.',
  'Who wins this game; a game that is not played returns the stake.':
    'מי מנצח בגיים הזה? אם הוא אינו משוחק, סכום ההימור מוחזר.',
  'Who wins more maps after the start in brackets.': 'מי זוכה ביותר מפות לאחר ההנדיקפ שבסוגריים?',
  'More or fewer maps than the line.': 'יותר או פחות מפות מהקו.',
  'Who wins more legs after the start in brackets.': 'מי זוכה ביותר לגים לאחר ההנדיקפ שבסוגריים?',
  'More or fewer legs than the line.': 'יותר או פחות לגים מהקו.',
  'Who wins the match, overtime included.': 'מי מנצחת במשחק, כולל הארכה?',
  'Whether regular time ends level.': 'האם הזמן החוקי מסתיים בשוויון?',
  'The winner after the start in brackets, overtime included.':
    'המנצחת לאחר ההנדיקפ שבסוגריים, כולל הארכה.',
  'More or fewer points than the line, overtime included.': 'יותר או פחות נקודות מהקו, כולל הארכה.',
  'More or fewer points of the home side than the line, overtime included.':
    'יותר או פחות נקודות של קבוצת [הבית|החוץ] מהקו, כולל הארכה.',
  'Whether all points add up to an odd or even number.': 'האם סכום כל הנקודות זוגי או אי-זוגי?',
  'Which side scores more in this quarter.': 'איזו קבוצה קולעת יותר ברבע הזה?',
  'Who scores more in this quarter; level returns the stake.':
    'מי קולעת יותר ברבע הזה? בשוויון סכום ההימור מוחזר.',
  'The winner of this quarter after the start in brackets.':
    'המנצחת ברבע הזה לאחר ההנדיקפ שבסוגריים.',
  'More or fewer points in this quarter than the line.': 'יותר או פחות נקודות ברבע הזה מהקו.',
  'Whether the points of this quarter are odd or even.':
    'האם מספר הנקודות ברבע הזה זוגי או אי-זוגי?',
  'Who wins the game, extra innings included.': 'מי מנצחת במשחק, כולל אינינגים נוספים?',
  'The winner after the start in brackets, extra innings included.':
    'המנצחת לאחר ההנדיקפ שבסוגריים, כולל אינינגים נוספים.',
  'More or fewer runs than the line, extra innings included.':
    'יותר או פחות ריצות מהקו, כולל אינינגים נוספים.',
  'Who wins the match, a super over included.': 'מי מנצחת במשחק, כולל סופר אובר?',
  'Who wins the match in the end.': 'מי מנצחת במשחק בסופו של דבר?',
  'The winner after the start in brackets; a shootout counts as one goal.':
    'המנצחת לאחר ההנדיקפ שבסוגריים; דו-קרב פנדלים נחשב כשער אחד.',
  'More or fewer goals than the line; a shootout counts as one goal.':
    'יותר או פחות שערים מהקו; דו-קרב פנדלים נחשב כשער אחד.',
  'Which side scores more in this period.': 'איזו קבוצה מבקיעה יותר בשליש הזה?',
  'More or fewer goals in this period than the line.': 'יותר או פחות שערים בשליש הזה מהקו.',
  'The winner of this period after the start in brackets.':
    'המנצחת בשליש הזה לאחר ההנדיקפ שבסוגריים.',
  'Regular time with its stoppage time counts; overtime does not.':
    'נחשב הזמן החוקי עם תוספת הזמן; הארכה אינה נחשבת.',
  'Overtime counts.': 'ההארכה נחשבת.',
  'Overtime counts; a shootout counts as one goal for its winner.':
    'ההארכה נחשבת; דו-קרב פנדלים נחשב כשער אחד למנצחת בו.',
  'Only the first half with its stoppage time counts.':
    'נחשבת רק המחצית הראשונה עם תוספת הזמן שלה.',
  'Only the second half with its stoppage time counts.':
    'נחשבת רק המחצית השנייה עם תוספת הזמן שלה.',
  'Both halves count, each with its stoppage time; overtime does not.':
    'נחשבות שתי המחציות, כל אחת עם תוספת הזמן שלה; הארכה אינה נחשבת.',
  'Only this part of the match counts.': 'נחשב רק החלק הזה של המשחק.',
  'Only this set counts; not played, it is void.':
    'נחשבת רק המערכה הזאת; אם היא אינה משוחקת, ההימור בטל.',
  'Only this game counts; not played, it is void.':
    'נחשב רק הגיים הזה; אם הוא אינו משוחק, ההימור בטל.',
  'The whole match counts.': 'נחשב כל המשחק.',
  'Regular time counts; if the goal is not scored, no goal wins.':
    'נחשב הזמן החוקי; אם השער אינו מובקע, ״אין שער״ זוכה.',
  'Corners taken in regular time count.': 'נחשבות קרנות שנבעטו בזמן החוקי.',
  'Cards shown to players on the pitch count: each yellow card and the first red card of the match, one each.':
    'נחשבים כרטיסים לשחקנים במגרש: כל כרטיס צהוב והכרטיס האדום הראשון במשחק, אחד כל אחד.',
  'Goals of regular time count; own goals belong to no listed player.':
    'נחשבים שערים מהזמן החוקי; שער עצמי אינו נזקף לאף שחקן ברשימה.',
  'Only this map counts, its overtime included; not played, it is void.':
    'נחשבת רק המפה הזאת, כולל ההארכה שלה; אם היא אינה משוחקת, ההימור בטל.',
  'Only this leg counts; not played, it is void.':
    'נחשב רק הלג הזה; אם הוא אינו משוחק, ההימור בטל.',
  'Only this over counts; not begun, it is void.':
    'נחשב רק האובר הזה; אם הוא אינו מתחיל, ההימור בטל.',
  'Nine innings count, without extra innings.': 'נחשבים תשעה אינינגים, בלי אינינגים נוספים.',
  'The final table of the season counts: points, then goal difference, then goals.':
    'נחשבת הטבלה הסופית של העונה: נקודות, אחר כך הפרש שערים, אחר כך שערים.',
  'In the first half alone:': 'במחצית הראשונה בלבד:',
  'In the second half alone:': 'במחצית השנייה בלבד:',
}
