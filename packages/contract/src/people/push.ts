import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { DeviceName } from './security.ts'

/** Browsers of a member that are told of news; another one takes the place of the oldest. */
export const pushDevicesMax = 10

/** An uncompressed point of P-256, and 16 bytes, as browsers give them. */
const PushKeys = z.object({
  p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
})
const endpoint = z.url().max(1024)

export const PushDevice = z.object({
  subscriptionId: Id,
  device: DeviceName,
  subscribedAt: Time,
  isCurrent: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const PushState = z.object({
  /** By which the browser knows who may write to it. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
})
export type PushState = z.infer<typeof PushState>

/** What is shown where the site is not open; the service worker reads it. */
export const PushNotice = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  /** Path on the portal. */
  url: z.string(),
  lang: z.string(),
})
export type PushNotice = z.infer<typeof PushNotice>

export const push = {
  state: route({
    method: 'POST',
    path: '/wps/member/push/state',
    audience: 'member',
    summary: 'Browsers that are told of news while the site is closed; the endpoint is that of the one that asks',
    input: z.object({ endpoint: endpoint.optional() }),
    value: PushState,
  }),
  subscribe: route({
    method: 'POST',
    path: '/wps/member/push',
    audience: 'member',
    summary: 'Have this browser told of every message to my inbox',
    input: z.object({ endpoint, keys: PushKeys }),
    value: PushState,
  }),
  unsubscribe: route({
    method: 'DELETE',
    path: '/wps/member/push/{subscriptionId}',
    audience: 'member',
    summary: 'Have a browser told no more',
    input: z.object({ subscriptionId: Id }),
    value: z.null(),
  }),
}
