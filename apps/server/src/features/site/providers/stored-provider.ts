import { type ProviderKind, type ProviderSettings, providerFields, providerValuesOf } from '@fairground/contract'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import type { ProviderRow } from './provider-store.ts'

type Values = Record<string, string | number | boolean>

/** A kind as it is set, its secrets opened: for the server alone, never for an answer or a log. */
export interface StoredProvider {
  isOn: boolean
  values: Values
  secrets: Record<string, string>
  revision: number
}

const Secrets = z.record(z.string(), z.string())
export const secretsSeal = (kind: string): string => `provider:${kind}`

/** What the row says; without one, what a kind is before anybody set it. */
export function storedProvider(
  { secrets }: Pick<AppContext, 'secrets'>,
  kind: ProviderKind,
  row: Pick<ProviderRow, 'isOn' | 'settings' | 'secretsSealed' | 'revision'> | undefined,
): StoredProvider {
  const sealed = row?.secretsSealed
  return {
    isOn: row?.isOn ?? false,
    values: providerValuesOf(kind, row?.settings ?? {}),
    secrets: sealed ? Secrets.parse(JSON.parse(secrets.open(secretsSeal(kind), sealed))) : {},
    revision: row?.revision ?? 0,
  }
}

/** Values and secrets as one, in the shape of the kind. */
export function settingsOf<Kind extends ProviderKind>(
  kind: Kind,
  { values, secrets }: Pick<StoredProvider, 'values' | 'secrets'>,
): ProviderSettings<Kind> {
  const entries = providerFields(kind).map(([name, { type }]) => [
    name,
    type === 'secret' ? (secrets[name] ?? '') : values[name],
  ])
  return Object.fromEntries(entries) as ProviderSettings<Kind>
}
