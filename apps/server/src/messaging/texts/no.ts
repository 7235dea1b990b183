import type { MessageTexts } from '../message-texts.ts'

export const no: MessageTexts = {
  reset_password: {
    subject: 'Velg nytt passord',
    body: 'Noen har bedt om nytt passord for kontoen din. Med denne lenken velger du det; den virker én gang, til {until}:\n\n{link}\n\nVar det ikke deg, kan du se bort fra denne e-posten: passordet ditt forblir som det er.',
  },
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    body: 'Velkommen. Denne lenken bekrefter e-postadressen din:\n\n{link}',
  },
  unlock: {
    subject: 'Kontoen din er låst',
    body: 'Noen har prøvd flere feil passord på kontoen din, derfor er innloggingen sperret en stund. Denne lenken åpner den med én gang:\n\n{link}\n\nVar det ikke deg, er passordet ditt fortsatt trygt.',
  },
  phone_code: { subject: '', body: '{code} er koden din. Ikke gi den til noen.' },
}
