import { dateFormat } from '@fairground/i18n'
/** Day and time in the site's own zone. */
export const siteMoment = (iso: string, language: string, timeZone: string): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso))
