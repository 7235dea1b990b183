import type { MessageTexts } from '../message-texts.ts'

export const he: MessageTexts = {
  reset_password: {
    subject: 'קביעת סיסמה חדשה',
    body: 'התבקשה סיסמה חדשה לחשבון שלך. הקישור הזה מאפשר לקבוע אותה ופועל פעם אחת, עד {until}:\n\n{link}\n\nאם לא ביקשת זאת, התעלם מהודעה זו: הסיסמה שלך נשארת כפי שהיא.',
  },
  confirmation: {
    subject: 'אישור כתובת הדוא״ל שלך',
    body: 'ברוך הבא. הקישור הזה מאשר את כתובת הדוא״ל שלך:\n\n{link}',
  },
  unlock: {
    subject: 'החשבון שלך נעול',
    body: 'נוסו כמה סיסמאות שגויות בחשבון שלך, ולכן ההתחברות נעולה לזמן מה. הקישור הזה פותח אותה מיד:\n\n{link}\n\nאם לא היית זה אתה, הסיסמה שלך עדיין בטוחה.',
  },
  phone_code: { subject: '', body: 'הקוד שלך הוא {code}. אל תמסור אותו לאיש.' },
}
