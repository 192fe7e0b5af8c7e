import type * as z from 'zod'
import type { Outcome } from './outcome.ts'

export interface Call<Schema extends z.ZodType> {
  method: 'GET' | 'POST'
  path: string
  answer: Schema
  body?: object | undefined
  timeoutMs?: number
}

export interface Caller<Code extends string> {
  /** From now on every call carries this session of the frame. */
  carryBearer(token: string): void
  /** Refusals are values; only a fault of ours throws. */
  call<Schema extends z.ZodType>(wanted: Call<Schema>): Promise<Outcome<z.output<Schema>, Code | CallerCode>>
}

/** No answer that the vendor wrote; or a limit on the way to it. */
type CallerCode = 'OFFLINE' | 'TOO_MANY_REQUESTS'

const timeoutMsDefault = 15_000

/** Calls of a frame to its own vendor. `Refusal` reads what the vendor says when it refuses. */
export function createCaller<Code extends string>(
  Refusal: z.ZodType<{ code: Code; place?: string }>,
  send: typeof fetch = (input, init) => fetch(input, init),
): Caller<Code> {
  let bearer: string | undefined
  return {
    carryBearer(token) {
      bearer = token
    },
    async call({ answer, ...wanted }) {
      const response = await ask(send, bearer, wanted)
      if (!response) return { ok: false, code: 'OFFLINE' }
      const content: unknown = await response.json().catch(() => undefined)
      if (response.ok) return readAnswer(answer, content)
      const refusal = Refusal.safeParse(content)
      if (refusal.success) return refusalOf(refusal.data)
      // A limit on the way here answers in its own words; the line is up all the same.
      return { ok: false, code: response.status === 429 ? 'TOO_MANY_REQUESTS' : 'OFFLINE' }
    },
  }
}

const refusalOf = <Code extends string>({ code, place }: { code: Code; place?: string }) => ({
  ...{ ok: false as const, code },
  ...(place !== undefined && { place }),
})

async function ask(
  send: typeof fetch,
  bearer: string | undefined,
  { method, path, body, timeoutMs = timeoutMsDefault }: Omit<Call<z.ZodType>, 'answer'>,
): Promise<Response | undefined> {
  const headers: Record<string, string> = {}
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await send(path, { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) })
  } catch {
    return undefined
  }
}

/** An answer that breaks the contract is as unknown as none: the same request may be asked again. */
function readAnswer<Schema extends z.ZodType>(schema: Schema, content: unknown): Outcome<z.output<Schema>, 'OFFLINE'> {
  const read = schema.safeParse(content)
  return read.success ? { ok: true, value: read.data } : { ok: false, code: 'OFFLINE' }
}
