import type { Envelope, RefusalValue } from '@fairground/contract'
import { type ErrorCode, errorStatus } from '@fairground/contract/codes'
import { type Client, createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { ApiRefusal } from './api-refusal.ts'
import { encryptCalls, type GetEncryption } from './encrypt-calls.ts'
import { metaOf } from './meta-of.ts'
import { sendForms } from './send-forms.ts'

type NoContext = Record<never, never>

/** The value behind the envelope of an answer. */
type ValueOf<Output> = Extract<Output, { success: true }> extends { value: infer Value } ? Value : never

/** A client whose calls give the value itself and throw ApiRefusal for every refusal. */
export type Unwrapped<Node> =
  Node extends Client<NoContext, infer Input, infer Output, Error>
    ? Client<NoContext, Input, ValueOf<Output>, ApiRefusal>
    : { [Key in keyof Node]: Unwrapped<Node[Key]> }

export interface ClientOptions {
  /** Methods and paths of the contract, generated without schemas. */
  routes: unknown
  /** Origin of the API. */
  origin: string
  headers: () => Record<string, string>
  /** Stands in for the browser's fetch where there is no browser. */
  fetch?: typeof fetch
  /** Where it is absent, no body is encrypted. */
  encryption?: GetEncryption
  /** Told of the refusal of a call that needs the password first; true makes the call anew, once. */
  recover?: (refusal: ApiRefusal) => Promise<boolean>
  /** Called for every refusal, before it is thrown. */
  onRefusal?: (refusal: ApiRefusal) => void
}

export type Api<Router extends AnyContractRouter> = Unwrapped<ContractRouterClient<Router>>

/** Typed calls of a contract, and the same calls as TanStack Query options. */
export function createClient<Router extends AnyContractRouter>({
  routes,
  origin,
  headers,
  onRefusal,
  recover,
  ...options
}: ClientOptions) {
  const send = options.fetch ?? fetch
  const link = new OpenAPILink<NoContext>(routes as AnyContractRouter, {
    url: origin,
    headers,
    fetch: (request, init) => send(request, { ...init, credentials: 'same-origin' }),
    customErrorResponseBodyDecoder: errorOfBody,
    clientInterceptors: [sendForms(routes), ...(options.encryption ? [encryptCalls(routes, options.encryption)] : [])],
    interceptors: [
      async ({ path, next }) => {
        const call = () => next().then((answer) => unwrap(answer as Envelope<unknown>), throwRefusal)
        try {
          return await call().catch(async (refusal: unknown) => {
            const isAsked = refusal instanceof ApiRefusal && metaOf(routes, path).passwordFirst
            if (isAsked && (await recover?.(refusal))) return call()
            throw refusal
          })
        } catch (refusal) {
          if (refusal instanceof ApiRefusal) onRefusal?.(refusal)
          throw refusal
        }
      },
    ],
  })
  const api = createORPCClient(link) as Api<Router>
  return { api, query: createTanstackQueryUtils(api) }
}

function throwRefusal(error: unknown): never {
  throw refusalOf(error) ?? error
}

function unwrap(answer: Envelope<unknown>): unknown {
  if (answer.success) return answer.value
  throw new ApiRefusal(answer.code, answer.message, answer.value)
}

function errorOfBody(body: unknown): ORPCError<string, unknown> | null {
  const { code, message, value } = (body ?? {}) as { code?: string; message?: string; value?: unknown }
  if (!code || !(code in errorStatus)) return null
  const status = errorStatus[code as ErrorCode]
  return new ORPCError(code, { status: status === 200 ? 400 : status, message, data: value })
}

function refusalOf(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error
  if (error instanceof ORPCError && error.code in errorStatus) {
    return new ApiRefusal(error.code as ErrorCode, error.message, error.data as RefusalValue | null)
  }
  // fetch rejects with TypeError when the connection fails; an abort is the caller's own doing.
  if (error instanceof TypeError) return new ApiRefusal('OFFLINE', '')
  // Not in the envelope: nobody wrote its words for a person.
  if (error instanceof ORPCError) return new ApiRefusal('SYSTEM_ERROR', '')
  return undefined
}
