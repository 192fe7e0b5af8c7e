import { contract, type RouteMeta } from '@fairground/contract'
import { isContractProcedure } from '@orpc/contract'
import type { OpenAPI } from '@orpc/openapi'
import { cookieName } from './staff-session.ts'

const schemes = {
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'Session token of a member or trial account' },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName,
    description: 'Session of the console; changes also carry the header x-console: 1',
  },
} as const

const schemeOf = { anyone: undefined, session: 'token', member: 'token', agent: 'token', staff: 'staff' } as const

/** Adds to the document who may make each call. */
export function describeSecurity(document: OpenAPI.Document): OpenAPI.Document {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const { get, post, put, delete: remove } = item ?? {}
    return [get, post, put, remove].flatMap((operation) => (operation ? [{ path, operation }] : []))
  })
  for (const { operation } of operations) {
    const meta = metaOf(operation.operationId ?? '')
    const scheme = schemeOf[meta.audience ?? 'anyone']
    operation.security = scheme ? [{ [scheme]: [] }] : []
    operation.description = whoOf(meta)
  }
  return { ...document, components: { ...document.components, securitySchemes: schemes } }
}

function metaOf(operationId: string): RouteMeta {
  const [group, call] = operationId.split('.')
  const calls = Object.entries(contract).find(([name]) => name === group)?.[1] ?? {}
  const procedure: unknown = Object.entries(calls).find(([name]) => name === call)?.[1]
  return isContractProcedure(procedure) ? (procedure['~orpc'].meta as RouteMeta) : {}
}

const audienceText = {
  anyone: 'Anyone.',
  session: 'Any signed-in account, a trial too.',
  member: 'A signed-in account that is not a trial.',
  agent: 'A signed-in agent.',
  staff: 'Staff.',
}

const whoOf = ({ audience = 'anyone', permission, passwordFirst }: RouteMeta) => {
  if (permission) return `Staff with the permission ${permission}.`
  return passwordFirst
    ? `${audienceText[audience]} A remembered log-in shows its password first.`
    : audienceText[audience]
}
