import type * as z from 'zod'

/** Why a request is not answered: the field, and what was expected there. */
export type Refused = { readonly error: { readonly field: string; readonly expected: string } }

/** One kind of request by its name: reads it, and answers by the very functions that the server settles with. */
export type Kind = { readonly name: string; answer(request: object): object }

export const refuse = (field: string, expected: string): Refused => ({ error: { field, expected } })

/** A kind is a schema and a function. Fields are read in their order, so the first that is wrong is the one that is named. */
export const kind = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  answer: (request: z.output<Schema>) => object,
): Kind => ({
  name,
  answer(request) {
    const read = schema.safeParse(request)
    if (read.success) return answer(read.data)
    const [first] = read.error.issues
    return refuse(first?.path.join('.') || 'request', first?.message ?? 'another request')
  },
})
