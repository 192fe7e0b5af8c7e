import { ApiRefusal } from '@fairground/client'
import type { TFunction } from 'i18next'

/** What to tell a person about a failed call: the server's own words where there are some. */
export function refusalText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiRefusal)) return t('errors:SYSTEM_ERROR')
  if (error.code === 'OFFLINE') return t('common:offline')
  return error.message || t(`errors:${error.code}`)
}

/** The sentence of one field's refusal, if the server refused it. */
export function fieldRefusal(t: TFunction, error: unknown, field: string): string | undefined {
  const found = error instanceof ApiRefusal ? error.fieldErrors.find((item) => item.field === field) : undefined
  return found && t(`errors:${found.key}`, found.args ?? {})
}
