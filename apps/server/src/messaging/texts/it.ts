import type { MessageTexts } from '../message-texts.ts'

export const it: MessageTexts = {
  reset_password: {
    subject: 'Imposta una nuova password',
    body: 'È stata richiesta una nuova password per il tuo conto. Con questo link puoi impostarla; vale una sola volta, fino al {until}:\n\n{link}\n\nSe non sei stato tu, ignora questa e-mail: la tua password resta com’è.',
  },
  confirmation: {
    subject: 'Conferma il tuo indirizzo e-mail',
    body: 'Benvenuto. Questo link conferma il tuo indirizzo e-mail:\n\n{link}',
  },
  unlock: {
    subject: 'Il tuo conto è bloccato',
    body: 'Sul tuo conto sono state provate più password errate, perciò l’accesso è bloccato per un po’. Questo link lo sblocca subito:\n\n{link}\n\nSe non sei stato tu, la tua password è comunque al sicuro.',
  },
  phone_code: { subject: '', body: '{code} è il tuo codice. Non comunicarlo a nessuno.' },
}
