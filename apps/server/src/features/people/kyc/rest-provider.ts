import type { ProviderSettings } from '@fairground/contract'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { requestOutside } from '../../../lib/outbound-request.ts'

type Settings = ProviderSettings<'identity-rest'>
type Reach = Pick<AppContext, 'config'>

const Begun = z.object({
  id: z.string().min(1).max(200),
  // Plain http only to this very machine, where a sandbox has its own servers.
  url: z
    .string()
    .max(1_000)
    .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/),
})

/** What a provider found; a person only where it approved. */
const Found = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('rejected'), reason: z.string().max(200).default('') }),
  z.object({
    state: z.literal('approved'),
    fullName: z.string().min(2).max(100),
    birthday: z.iso.date(),
    idNumber: z.string().min(4).max(30),
    expiresOn: z.iso.date().optional(),
  }),
])
export type ProviderFinding = z.infer<typeof Found>

interface Wish {
  /** Ours of the check; the same again finds the same check there. */
  reference: string
  returnUrl: string
  language: string
}

/** Begins a check. @throws when the provider does not take it */
export const beginAtProvider = async (app: Reach, settings: Settings, wish: Wish): Promise<z.infer<typeof Begun>> =>
  Begun.parse(await ask(app, settings, { method: 'POST', path: '/checks', body: JSON.stringify(wish) }))

/** What became of a check. @throws when the provider does not answer */
export const askProvider = async (app: Reach, settings: Settings, id: string): Promise<ProviderFinding> =>
  Found.parse(await ask(app, settings, { method: 'GET', path: `/checks/${encodeURIComponent(id)}` }))

/** Whether the provider knows us. @throws when it does not answer */
export const pingProvider = (app: Reach, settings: Settings): Promise<unknown> =>
  ask(app, settings, { method: 'GET', path: '/ping' })

interface Ask {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

async function ask({ config }: Reach, settings: Settings, { method, path, body }: Ask): Promise<unknown> {
  const answer = await requestOutside(config, {
    method,
    url: settings.address.replace(/(?<!\/)\/+$/, '') + path,
    headers: {
      authorization: `Bearer ${settings.secret}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    timeoutMs: settings.timeoutSeconds * 1000,
  })
  if (answer.status < 200 || answer.status > 299) throw new Error(`the provider answered ${answer.status}`)
  return JSON.parse(answer.body)
}
