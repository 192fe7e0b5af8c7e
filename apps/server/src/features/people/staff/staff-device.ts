import { timingSafeEqual } from 'node:crypto'
import type { Call } from '../../../lib/call.ts'
import { newToken } from '../../../lib/ids.ts'
import type { Operator } from './operator.ts'

const cookieName = 'sdev'
const cookieForm = /^([\w-]{43})\.([\w-]{43})$/
const lifeSeconds = 180 * 24 * 60 * 60

type Owner = Pick<Operator, 'staffId' | 'passwordHash'>

/** By which name this browser is known to have signed that operator in, with the password that holds now; undefined for a stranger's. */
export function knownStaffDevice(call: Pick<Call, 'app' | 'cookies'>, operator: Owner | undefined): string | undefined {
  const [, name, mark] = cookieForm.exec(call.cookies[cookieName] ?? '') ?? []
  if (!operator || !name || !mark) return undefined
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(call, operator, name))) ? name : undefined
}

/** From now on the browser is known; a new password makes strangers of all of them. */
export function rememberStaffDevice(call: Call, operator: Owner): void {
  const name = knownStaffDevice(call, operator) ?? newToken()
  call.setCookie(cookieName, `${name}.${markOf(call, operator, name)}`, lifeSeconds)
}

const markOf = ({ app }: Pick<Call, 'app'>, { staffId, passwordHash }: Owner, name: string): string =>
  app.secrets.blindIndex('staff-device', `${staffId}\0${passwordHash}\0${name}`).toString('base64url')
