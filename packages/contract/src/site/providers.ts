import { Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import type { ProviderField } from './provider-field.ts'
import { initialValue, type ProviderKind, providerFields, providerKindNames } from './provider-kinds.ts'

const ProviderKindName = z.enum(providerKindNames)
const FieldName = z.string().regex(/^[a-zA-Z]{1,32}$/)
const textLengthMax = 8_000
const Values = z.record(FieldName, z.union([z.string().max(textLengthMax), z.number(), z.boolean()]))

export const Provider = z.object({
  kind: ProviderKindName,
  isOn: z.boolean(),
  /** Everything but the secrets. */
  values: Values,
  /** Names of the secrets that are set; what they are is never answered. */
  secretsSet: z.array(FieldName),
  /** Says which state was changed: concurrent saves do not undo each other. 0: nobody saved yet. */
  revision: z.number().int(),
  changedAt: Time.optional(),
  changedBy: z.string().optional(),
})
export type Provider = z.infer<typeof Provider>

export const ProviderTestResult = z.object({
  /** Taken by the service; not reached or not answered in time; refused by it. */
  outcome: z.enum(['accepted', 'failed', 'refused']),
  /** What the service said, in its own words. */
  detail: z.string(),
  tookMs: z.number().int(),
})
export type ProviderTestResult = z.infer<typeof ProviderTestResult>

/** Stored values of a kind; what was never set has its initial value. @throws ZodError for a row that cannot be one */
export const providerValuesOf = (kind: ProviderKind, stored: unknown): Record<string, string | number | boolean> =>
  z
    .object(
      Object.fromEntries(
        providerFields(kind)
          .filter(([, { type }]) => type !== 'secret')
          .map(([name, field]) => [name, schemaOf(field)]),
      ),
    )
    .parse(stored)

function schemaOf(field: ProviderField) {
  const initial = initialValue(field)
  switch (field.type) {
    case 'choice':
      return z.enum(field.options).default(String(initial))
    case 'number':
      return z.number().int().default(Number(initial))
    case 'toggle':
      return z.boolean().default(initial === true)
    default:
      return z.string().default(String(initial))
  }
}

const manages = { audience: 'staff', permission: 'providers.manage' } as const

/** Outside services: who delivers messages, who vouches for people. */
export const staffProviders = {
  providers: route({
    ...manages,
    method: 'GET',
    path: '/staff/providers',
    summary: 'Outside services and their settings, without secrets',
    input: z.object({}),
    value: z.array(Provider),
  }),
  changeProvider: route({
    ...manages,
    method: 'PUT',
    path: '/staff/providers/{kind}',
    summary:
      'Save the settings of a service; a secret is replaced by a text, removed by null, kept when it is not named',
    input: z.object({
      kind: ProviderKindName,
      isOn: z.boolean(),
      values: Values,
      secrets: z.record(FieldName, z.string().max(textLengthMax).nullable()).default({}),
      revision: z.number().int().min(0),
    }),
    value: Provider,
  }),
  testProvider: route({
    ...manages,
    method: 'POST',
    path: '/staff/providers/{kind}/test',
    summary: 'Try a service with its saved settings, whether it is on or not',
    input: z.object({ kind: ProviderKindName, to: z.string().trim().max(254).default('') }),
    value: ProviderTestResult,
  }),
}
