/** What an error page is about; its name in addresses is in brackets. */
export type ErrorKind = 'blocked' | 'locked' | 'notFound' | 'wentWrong'

export type ErrorTexts = Readonly<Record<ErrorKind | 'goHome' | 'yourCountry', string>>

/**
 * The error pages carry their own texts, by language without region: they have to speak even
 * where the site's messages did not load.
 */
export const ERROR_TEXTS: Readonly<Record<string, ErrorTexts>> = {
  en: {
    blocked: "Sorry, we're not available in {countryName} right now.",
    locked: 'Unauthorized. Sorry, but you are not authorized to view the page',
    notFound: "Oops, sorry. We can't find that page.",
    wentWrong: 'Oops! Sorry, something went wrong. Please come back in a while.',
    goHome: 'Go to sports',
    yourCountry: 'your country',
  },
  de: {
    blocked: 'Leider sind wir hier zurzeit nicht verfügbar: {countryName}.',
    locked: 'Kein Zugang. Leider sind Sie nicht berechtigt, diese Seite zu sehen.',
    notFound: 'Leider können wir diese Seite nicht finden.',
    wentWrong: 'Leider ist etwas schiefgegangen. Bitte kommen Sie etwas später wieder.',
    goHome: 'Zu den Sportwetten',
    yourCountry: 'Ihr Land',
  },
  fr: {
    blocked: 'Désolé, nous ne sommes pas disponibles ici pour le moment : {countryName}.',
    locked: 'Accès refusé. Désolé, vous n’êtes pas autorisé à voir cette page.',
    notFound: 'Désolé, nous ne trouvons pas cette page.',
    wentWrong: 'Désolé, un problème est survenu. Revenez dans un moment.',
    goHome: 'Aller aux paris sportifs',
    yourCountry: 'votre pays',
  },
  it: {
    blocked: 'Spiacenti, al momento non siamo disponibili qui: {countryName}.',
    locked: 'Accesso negato. Spiacenti, non sei autorizzato a vedere questa pagina.',
    notFound: 'Spiacenti, non troviamo questa pagina.',
    wentWrong: 'Spiacenti, qualcosa è andato storto. Torna tra poco.',
    goHome: 'Vai allo sport',
    yourCountry: 'il tuo paese',
  },
  no: {
    blocked: 'Beklager, vi er ikke tilgjengelige her akkurat nå: {countryName}.',
    locked: 'Ingen tilgang. Beklager, du har ikke lov til å se denne siden.',
    notFound: 'Beklager, vi finner ikke den siden.',
    wentWrong: 'Beklager, noe gikk galt. Kom tilbake om en liten stund.',
    goHome: 'Gå til sport',
    yourCountry: 'landet ditt',
  },
  fi: {
    blocked: 'Valitettavasti emme ole juuri nyt käytettävissä täällä: {countryName}.',
    locked: 'Ei käyttöoikeutta. Valitettavasti sinulla ei ole oikeutta nähdä tätä sivua.',
    notFound: 'Valitettavasti emme löydä tätä sivua.',
    wentWrong: 'Valitettavasti jokin meni vikaan. Palaa hetken kuluttua.',
    goHome: 'Siirry urheiluun',
    yourCountry: 'maassasi',
  },
}
