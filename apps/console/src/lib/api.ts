import { type ApiRefusal, createClient } from '@fairground/client'
import type { ConsoleContract } from '@fairground/contract'
import routes from '@fairground/contract/console-routes.json' with { type: 'json' }
import { announceSessionEnd } from './session-end.ts'

/** Answers after which no other call of this page would get through. */
const endings: readonly ApiRefusal['code'][] = ['NOT_LOGGED_IN', 'PASSWORD_CHANGE_REQUIRED']

/** Every call of the console; the session is a cookie that scripts cannot read, the header proves that a page of ours asks. */
export const { api, query } = createClient<ConsoleContract>({
  routes,
  origin: location.origin,
  headers: () => ({ language: document.documentElement.lang, 'x-console': '1' }),
  onRefusal: ({ code }) => {
    if (endings.includes(code)) announceSessionEnd()
  },
})
