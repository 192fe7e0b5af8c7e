import { ApiRefusal } from './api-refusal.ts'

/** Gives the text of a catalogue key such as `errors:LIMIT`; i18next's `t` is one. */
export type Translate = (key: string, args: Record<string, string | number>) => string

/** What to tell a person about a failed call: the server's own words where there are some. */
export function refusalText(translate: Translate, error: unknown): string {
  if (!(error instanceof ApiRefusal)) return translate('errors:SYSTEM_ERROR', {})
  if (error.code === 'OFFLINE') return translate('common:offline', {})
  return error.message || translate(`errors:${error.code}`, {})
}

/** The sentence of one field's refusal, if the server refused it. */
export function fieldRefusal(translate: Translate, error: unknown, field: string): string | undefined {
  const found = error instanceof ApiRefusal ? error.fieldErrors.find((item) => item.field === field) : undefined
  return found && translate(`errors:${found.key}`, found.args ?? {})
}
