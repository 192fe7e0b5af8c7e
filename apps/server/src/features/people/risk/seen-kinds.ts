import type { Permission, RiskKind } from '@fairground/contract'

/** Kinds of signs that this person may know of. */
export const seenKinds = ({ permissions }: { permissions: readonly Permission[] }): RiskKind[] =>
  permissions.includes('aml.read') ? ['harm', 'laundering'] : ['harm']
