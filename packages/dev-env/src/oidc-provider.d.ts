// The package brings no types; these are of what is used here.
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener } from 'node:http'

  export interface Context {
    path: string
    method: string
    status: number
    body: unknown
    type: string
    query: Record<string, string | string[] | undefined>
    req: IncomingMessage
    get(header: string): string
    set(header: string, value: string): void
  }
  interface Token {
    accountId?: string
    clientId?: string
    scope?: string
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this
    callback(): RequestListener
    AccessToken: { find(value: string): Promise<Token | undefined> }
  }
}
