import type { ClientContext } from '@orpc/client'
import type { StandardLinkOptions } from '@orpc/client/standard'
import { metaOf } from './meta-of.ts'

type Interceptor = NonNullable<StandardLinkOptions<ClientContext>['clientInterceptors']>[number]

/** Bodies of calls that the contract marks leave form-encoded. */
export const sendForms =
  (routes: unknown): Interceptor =>
  ({ next, ...sending }) => {
    const { request, path } = sending
    if (!metaOf(routes, path).form) return next(sending)
    return next({
      ...sending,
      request: { ...request, body: new URLSearchParams(request.body as Record<string, string>) },
    })
  }
