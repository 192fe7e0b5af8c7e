import type { Language } from '@fairground/i18n'
import type { AppContext } from '../context.ts'

/** One request, as every route sees it. */
export interface Call {
  app: AppContext
  requestId: string
  ip: string
  userAgent: string
  host: string
  language: Language
  /** Session token of the `token` header, if any. */
  token: string | undefined
  cookies: Record<string, string>
  setCookie(name: string, value: string, maxAgeSeconds: number): void
  /** The answer's Retry-After header, in seconds. */
  setRetryAfter(seconds: number): void
}

/** What oRPC passes along; middlewares add who is calling. */
export type CallContext = { call: Call }
