type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

/** What rules give out, as it is stored and sent: amounts are texts, what is undefined is left out. */
export function asJson(value: unknown): Json {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((one) => asJson(one))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, one]) => (one === undefined ? [] : [[field, asJson(one)]])),
  )
}
