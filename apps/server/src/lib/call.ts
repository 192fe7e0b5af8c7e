import { contentLanguageOf, type DisplayLanguage, type Language, languageOfTag } from '@fairground/i18n'
import type { AppContext } from '../context.ts'

/** One request, as every route sees it. */
export interface Call {
  app: AppContext
  requestId: string
  ip: string
  userAgent: string
  host: string
  /** Of what staff wrote; another one where they do not write the caller's. */
  language: Language
  /** Of the caller, in which the house words refusals and messages. */
  displayLanguage: DisplayLanguage
  /** Session token of the `token` header, if any. */
  token: string | undefined
  cookies: Record<string, string>
  setCookie(name: string, value: string, maxAgeSeconds: number): void
  /** The answer's Retry-After header, in seconds. */
  setRetryAfter(seconds: number): void
}

/** Of what staff wrote, for a call that names a language: the caller's own where that is none of ours. */
export function contentLanguage({ language }: Call, wanted: string | undefined): Language {
  const named = wanted === undefined ? undefined : languageOfTag(wanted)
  return named ? contentLanguageOf(named) : language
}

/** What oRPC passes along; middlewares add who is calling. */
export type CallContext = { call: Call }
