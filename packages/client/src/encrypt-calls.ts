import type { ClientContext } from '@orpc/client'
import type { StandardLinkOptions } from '@orpc/client/standard'
import { type Encryption, encryptBody } from './encrypt-body.ts'
import { metaOf } from './meta-of.ts'

/** The key of today, asked for anew where the last one was refused; undefined sends bodies as they are. */
export type GetEncryption = (isAnew: boolean) => Promise<Encryption | undefined>

type Interceptor = NonNullable<StandardLinkOptions<ClientContext>['clientInterceptors']>[number]
type Sending = Omit<Parameters<Interceptor>[0], 'next'>

/** Encrypts the bodies of calls that the contract marks. A refused key or clock is asked for anew, once: nothing was done. */
export function encryptCalls(routes: unknown, encryption: GetEncryption): Interceptor {
  const encrypted = async (sending: Sending, isAnew: boolean): Promise<Sending> => {
    const known = await encryption(isAnew)
    if (!known) return sending
    const { request } = sending
    const { method, url, body, headers } = request
    const payload = await encryptBody(known, { method, path: url.pathname, body })
    return { ...sending, request: { ...request, headers: { ...headers, encryption: 'jwe' }, body: { payload } } }
  }
  return async ({ next, ...sending }) => {
    if (!metaOf(routes, sending.path).encrypted) return next(sending)
    const answer = await next(await encrypted(sending, false))
    return (await isRefused(answer)) ? next(await encrypted(sending, true)) : answer
  }
}

async function isRefused(answer: Awaited<ReturnType<Interceptor>>): Promise<boolean> {
  if (answer.status !== 400) return false
  const { code } = (await answer.body()) as { code?: string }
  return code === 'ENCRYPTION_INVALID'
}
