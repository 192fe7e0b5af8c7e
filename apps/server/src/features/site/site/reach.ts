import type { AppContext } from '../../../context.ts'
import { hasWayOut } from '../../talk/messages/index.ts'
import { listProvidersOn } from '../providers/index.ts'

/** By what word can reach people at this moment, and by what their numbers can be proven. */
export interface Reach {
  sms: boolean
  email: boolean
  phoneAuth: boolean
}

export const readReach = async (app: AppContext): Promise<Reach> => ({
  sms: await hasWayOut(app, 'sms'),
  email: await hasWayOut(app, 'email'),
  phoneAuth: (await listProvidersOn(app)).has('phone-auth'),
})

/** Whether a number can be proven, by a code of the site's or by the identity provider. */
export const provesNumbers = ({ sms, phoneAuth }: Reach): boolean => sms || phoneAuth
