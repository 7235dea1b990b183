import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'הודעות',
  dismiss: 'סגירה',
  undo: 'ביטול פעולה',
  slipCleared: 'הטופס רוקן',
  tooManySelections: 'בטופס אחד יש מקום ל-{maximum} בחירות לכל היותר',
  sharedBetLoaded: 'ההימור המשותף החליף את הטופס שלך',
  sharedBetGone: 'אף אחת מהבחירות האלה אינה זמינה עוד. נסה הימור אחר.',
  sharedBetFailed: 'לא ניתן היה לטעון את ההימור. נסה שוב מאוחר יותר.',
  nothingAvailable: 'אף אחת מהבחירות האלה אינה זמינה עוד',
  nothingAvailableHint: 'נסה הימור אחר.',
  signedOut: 'התנתקת',
  quickBetOff: 'ההימור המהיר כובה',
  quickBetOffHint: 'הוא למשחקים חיים בלבד; הבחירה נמצאת בטופס שלך.',
  vipRejected: 'הימור {ref} לא אושר',
  cashedOut: 'הימור {ref} נפדה',
  cashOutChanged: 'הפדיון לא בוצע: ההצעה ירדה',
  cashOutSuspended: 'הפדיון לא בוצע: בחירה מושעית',
  partlyAvailable: 'לא זמין עוד: {names}',
  vipRejectedHint: 'סכום ההימור הוחזר.',
  partLost: 'לא ניתן היה לטעון חלק מהדף',
  partLostHint: 'טען את הדף מחדש כדי להמשיך. הטופס שלך נשמר.',
  reload: 'טעינה מחדש',
}
