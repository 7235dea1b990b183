/** Of what is said of one: the answer to a press and the news of it are one alert, whichever comes first. */
export const bonusAlertKey = (id: string): string => `bonus.${id}`
