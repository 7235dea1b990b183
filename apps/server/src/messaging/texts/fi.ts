import type { MessageTexts } from '../message-texts.ts'

export const fi: MessageTexts = {
  reset_password: {
    subject: 'Aseta uusi salasana',
    body: 'Tilillesi on pyydetty uutta salasanaa. Voit asettaa sen tällä linkillä; se toimii kerran ja on voimassa {until} asti:\n\n{link}\n\nJos et pyytänyt sitä, jätä viesti huomiotta: salasanasi pysyy ennallaan.',
  },
  confirmation: {
    subject: 'Vahvista sähköpostiosoitteesi',
    body: 'Tervetuloa. Tämä linkki vahvistaa sähköpostiosoitteesi:\n\n{link}',
  },
  unlock: {
    subject: 'Tilisi on lukittu',
    body: 'Tilillesi on yritetty kirjautua useilla väärillä salasanoilla, joten kirjautuminen on hetken estetty. Tämä linkki avaa sen heti:\n\n{link}\n\nJos se et ollut sinä, salasanasi on silti turvassa.',
  },
  phone_code: { subject: '', body: '{code} on koodisi. Älä anna sitä kenellekään.' },
}
