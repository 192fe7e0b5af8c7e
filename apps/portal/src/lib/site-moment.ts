/** Day and time in the site's own zone. */
export const siteMoment = (iso: string, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso))
