import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'error.http.bad_request': 'Die Anfrage konnte nicht gelesen werden: {problem}',
  'error.http.not_found': 'Unter dieser Adresse gibt es nichts.',
  'error.http.not_acceptable': 'Dieser Aufruf braucht die Kopfzeile Accept: {accept}',
  'error.http.unauthorized': 'Melden Sie sich an, um fortzufahren.',
  'error.http.foreign_origin': 'Diese Seite darf diese Adresse nicht aufrufen.',
  'error.http.too_large': 'Die Anfrage ist zu groß.',
  'error.http.unavailable':
    'Der Dienst ist noch nicht bereit. Versuchen Sie es gleich noch einmal.',
  'error.http.internal': 'Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'error.form.required': 'Füllen Sie dieses Feld aus',
  'error.form.email': 'Geben Sie eine gültige E-Mail-Adresse ein',
  'error.form.password': 'Mindestens 8 Zeichen mit einem Buchstaben und einer Ziffer',
  'error.form.phone': 'Geben Sie eine gültige Telefonnummer ein',
  'error.form.code': 'Geben Sie die 6 Ziffern des Codes ein',
  'error.form.terms': 'Bestätigen Sie, um fortzufahren',
  'error.form.invalid': 'Prüfen Sie dieses Feld',
  'error.auth.invalid_credentials': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'error.auth.too_many_attempts':
    'Zu viele Versuche. Versuchen Sie es in {minutes} Minuten wieder.',
  'error.auth.locked':
    'Zu viele Versuche. Versuchen Sie es in {minutes} Minuten wieder, oder nutzen Sie den Link, den wir an diese Adresse geschickt haben, falls es dort ein Konto gibt.',
  'error.auth.link_invalid':
    'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
  'error.auth.password_required': 'Bestätigen Sie Ihr Passwort, um das zu ändern.',
  'error.auth.wrong_password': 'Das Passwort ist falsch.',
  'error.phone.missing': 'Es gibt keine Telefonnummer, an die ein Code gehen könnte.',
  'error.phone.too_soon': 'In {seconds} Sekunden kann ein neuer Code gesendet werden.',
  'error.phone.sms_limit':
    'Heute können keine Codes mehr gesendet werden. Versuchen Sie es morgen wieder.',
  'error.phone.wrong_code': 'Dieser Code ist falsch.',
  'error.phone.code_expired': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'error.session.limit_reached': 'Ihr Sitzungslimit ist erreicht.',
  'error.auth.email_taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'error.account.currency_not_offered': 'Konten in {currency} werden nicht angeboten.',
  'error.locale.not_offered': 'Diese Sprache wird nicht angeboten.',
  'error.chat.too_fast': 'Sie schreiben zu schnell. Warten Sie einen Moment.',
  'error.chat.words': 'Bitte sagen Sie es mit anderen Worten.',
  'error.chat.links': 'Links können hier nicht gesendet werden.',
  'error.chat.closed': 'Das Spiel ist vorbei, und damit der Chat.',
  'error.chat.not_found': 'Diese Nachricht ist nicht mehr da.',
  'error.catalogue.not_found': 'Dieses Ereignis ist nicht mehr verfügbar.',
  'error.search.length': 'Geben Sie 3 bis 50 Zeichen ein.',
  'error.favourites.too_many':
    'Mehr als {limit} Favoriten gehen nicht. Entfernen Sie zuerst einen.',
  'error.push.channel_refused': 'Dieser Kanal gehört Ihnen nicht.',
  'error.place_bets.default':
    'Die Wette konnte nicht platziert werden. Versuchen Sie es noch einmal.',
  'error.place_bets.invalid_odds': 'Die Quote hat sich geändert.',
  'error.place_bets.invalid_odds_custom_bet': 'Diese Quote wird nicht angenommen.',
  'error.place_bets.selection_not_available': 'Dieser Tipp ist nicht mehr verfügbar.',
  'error.place_bets.selection_suspended': 'Wetten auf diesen Tipp sind ausgesetzt.',
  'error.place_bets.selection_stale':
    'Die Quote dieses Tipps ist nicht aktuell. Versuchen Sie es gleich noch einmal.',
  'error.place_bets.same_market': 'Pro Markt ist nur ein Tipp in einer Wette möglich.',
  'error.place_bets.same_match': 'Tipps auf dasselbe Spiel lassen sich nicht kombinieren.',
  'error.place_bets.stake_too_low': 'Der Mindesteinsatz beträgt {amount} {currency}.',
  'error.place_bets.stake_too_high': 'Der Höchsteinsatz beträgt {amount} {currency}.',
  'error.place_bets.not_approved': 'Unsere Händler haben diesen Einsatz nicht genehmigt.',
  'error.place_bets.balance_too_low': 'Ihr Guthaben reicht nicht aus.',
  'error.place_bets.no_account': 'Sie haben kein Konto in {currency}.',
  'error.place_bets.mixed_currencies': 'Alle Wetten eines Scheins müssen in einer Währung sein.',
  'error.place_bets.reference_reused':
    'Dieser Schein wurde nach dem Absenden geändert. Prüfen Sie Meine Wetten und platzieren Sie ihn neu.',
  'error.place_bets.reference_closed':
    'Dieser Schein wurde nicht rechtzeitig platziert. Nichts wurde eingesetzt; Sie können ihn neu abgeben.',
  'error.place_bets.too_many_selections': 'Eine Wette enthält höchstens {limit} Tipps.',
  'error.potential_win.equal_or_less': 'Der mögliche Gewinn muss über dem Einsatz liegen.',
  'error.place_bets.wrong_type': 'Die Tipps passen nicht zur Art der Wette.',
  'error.place_bets.system_unknown': 'Dieses System passt nicht zur Zahl der Tipps.',
  'error.place_bets.custom_bet_unavailable': 'Eigene Wetten sind nicht verfügbar.',
  'error.custom_bet.too_few': 'Wählen Sie mindestens zwei Auswahlen des Spiels.',
  'error.custom_bet.other_match': '„{first}“ und „{second}“ gehören zu verschiedenen Spielen.',
  'error.custom_bet.same_market':
    '„{first}“ und „{second}“ beantworten dieselbe Frage. Behalten Sie eine davon.',
  'error.custom_bet.apart': '„{first}“ und „{second}“ lassen sich nicht in einer Wette verbinden.',
  'error.custom_bet.impossible': 'Das kann nicht alles zugleich eintreten: {legs}.',
  'error.custom_bet.implied': '„{leg}“ ändert nichts: Es folgt schon aus {by}.',
  'error.custom_bet.not_offered':
    'Diese Auswahl lässt sich gerade nicht mit den anderen verbinden.',
  'error.custom_bet.too_often':
    'Sie fragen zu schnell nach Quoten. Die nächste kommt in {seconds} s.',
  'error.custom_bet.not_in_time':
    'Die Quote dieser Auswahlen zusammen ließ sich nicht rechtzeitig ermitteln. Versuchen Sie es erneut.',
  'error.custom_bet.no_price':
    'Für diese Auswahlen zusammen gibt es gerade keine Quote. Versuchen Sie es erneut oder ändern Sie sie.',
  'error.place_bets.bonus_unavailable': 'Dieser Bonus ist nicht verfügbar.',
  'error.share.disabled': 'Wetten lassen sich hier nicht teilen.',
  'error.share.not_found': 'Unter diesem Code gibt es keine Wette.',
  'error.share.nothing_known': 'Keiner dieser Tipps ist noch verfügbar.',
  'error.cashout.changed': 'Das Cash-out-Angebot hat sich geändert.',
  'error.cashout.suspended': 'Diese Wette kann im Moment nicht ausgezahlt werden.',
  'error.cashout.closed': 'Diese Wette kann nicht mehr ausgezahlt werden.',
  'error.cashout.not_found': 'Diese Wette gibt es nicht.',
  'error.receipts.not_found': 'Sie haben keine Wette mit dieser Nummer.',
  'error.receipts.not_accepted': 'Eine Quittung gibt es, sobald die Wette angenommen ist.',
}
