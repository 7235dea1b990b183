import type { MessageTexts } from '../message-texts.ts'

export const fr: MessageTexts = {
  reset_password: {
    subject: 'Définir un nouveau mot de passe',
    body: 'Un nouveau mot de passe a été demandé pour votre compte. Ce lien permet de le définir ; il sert une seule fois, jusqu’au {until} :\n\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bienvenue. Ce lien confirme votre adresse e-mail :\n\n{link}',
  },
  unlock: {
    subject: 'Votre compte est verrouillé',
    body: 'Plusieurs mots de passe incorrects ont été saisis pour votre compte : la connexion est donc bloquée un moment. Ce lien la débloque aussitôt :\n\n{link}\n\nSi ce n’était pas vous, votre mot de passe reste sûr.',
  },
  phone_code: { subject: '', body: '{code} est votre code. Ne le communiquez à personne.' },
}
