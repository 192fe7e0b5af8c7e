import * as contractParts from '@fairground/contract'
import { contract } from '@fairground/contract'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import * as z from 'zod'
import type { Config } from '../../../config/config.ts'
import { describeRefusals } from './describe-refusals.ts'
import { describeSecurity } from './describe-security.ts'

type Document = OpenAPI.Document

/** What a game's own rules read: any JSON, and JSON in it. */
const jsonValue = {
  description: 'Any JSON',
  anyOf: [
    ...['string', 'number', 'boolean', 'null'].map((type) => ({ type })),
    { type: 'array', items: { $ref: '#/components/schemas/JsonValue' } },
    { type: 'object', additionalProperties: { $ref: '#/components/schemas/JsonValue' } },
  ],
}

/** The OpenAPI 3.1 document of both contracts. Named schemas appear once. */
export async function describeContract({ portalUrl, consoleUrl }: Config): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const generated = await generator.generate(contract, {
    info: {
      title: 'Fairground',
      version: '0.1.0',
      description:
        'Calls of the portal (/wps, /lgw, /lotto) and of the operator console (/staff). Every answer is an envelope.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Fairground', url: `${portalUrl}/about` },
    },
    servers: [{ url: portalUrl, description: 'Portal' }],
    commonSchemas: Object.fromEntries(namedSchemas().map(([name, schema]) => [name, { schema }])),
  })
  const document = withJsonValue(describeRefusals(describeSecurity(generated)))
  for (const [path, item] of Object.entries(document.paths ?? {}))
    if (item && path.startsWith('/staff/')) item.servers = [{ url: consoleUrl, description: 'Console' }]
  return { ...withoutUnused(document), tags: tagsOf(document) }
}

/** Texts and numbers stand where they are used: a name says no more of them. */
const shared = ['object', 'union', 'enum', 'array', 'record', 'intersection']

const namedSchemas = (): [string, z.ZodType][] =>
  Object.entries(contractParts).flatMap(([name, part]) =>
    part instanceof z.ZodType && /^[A-Z]/.test(name) && shared.includes(part.def.type) ? [[name, part]] : [],
  )

/** The generator follows JSON in JSON for some levels and then gives up: here it is said once. */
function withJsonValue(document: Document): Document {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    if (isAnyJson(value)) return { $ref: '#/components/schemas/JsonValue' }
    return closeTuple(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replace(part)])))
  }
  const { components, ...rest } = replace(document) as Document
  return { ...rest, components: { ...components, schemas: { ...components?.schemas, JsonValue: jsonValue as object } } }
}

/** Nothing comes after what is numbered; readers that know lists only are told what stands in it. */
function closeTuple(schema: Record<string, unknown>): Record<string, unknown> {
  const { prefixItems } = schema
  if (!Array.isArray(prefixItems) || 'items' in schema) return schema
  const kinds = [...new Map(prefixItems.map((part) => [JSON.stringify(part), part as unknown])).values()]
  const items = kinds.length === 1 ? kinds[0] : { anyOf: kinds }
  return { ...schema, items, minItems: prefixItems.length, maxItems: prefixItems.length }
}

function isAnyJson(schema: object): boolean {
  const parts = 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as { type?: unknown }[]) : []
  return parts.map(({ type }) => type).join() === 'string,number,boolean,null,array,object'
}

/** A part that no call takes or gives is none of this document. */
function withoutUnused(document: Document): Document {
  const { schemas = {}, ...components } = document.components ?? {}
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name] ?? {})
    }
  }
  follow([document.paths, components])
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...components, schemas: kept } }
}

const methods = ['get', 'post', 'put', 'delete'] as const

function tagsOf({ paths = {} }: Document) {
  const names = Object.values(paths).flatMap((item) => methods.flatMap((method) => item?.[method]?.tags ?? []))
  return [...new Set(names)].sort().map((name) => ({ name, description: `Calls below /${name}` }))
}
