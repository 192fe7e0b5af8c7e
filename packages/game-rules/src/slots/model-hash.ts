import { sha256Hex } from '@fairground/fairness'
import type { SlotModel } from './slot-model.ts'

/** sha256 of the model as JSON with sorted keys: two models with the same numbers have the same hash. */
export function modelHash(model: SlotModel): string {
  return sha256Hex(canonicalJson(model))
}

/** JSON without spaces and with every object's keys in order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
