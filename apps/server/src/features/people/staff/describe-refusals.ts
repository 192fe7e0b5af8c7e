import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCodes, errorStatus } from '@fairground/contract'
import type { OpenAPI } from '@orpc/openapi'

type Document = OpenAPI.Document

const ofAnyone = [400, 404, 405, 421, 429, 451]
const ofSessions = [401, 403, 409]
const ofBodies = [413, 415, 422]

/** Adds to the document what a call answers that is refused: refusals of the business come with 200, those of the edge with these. */
export function describeRefusals(document: Document): Document {
  const statuses = [...new Set(errorCodes.map((code) => errorStatus[code]))].filter((status) => status >= 400)
  for (const item of Object.values(document.paths ?? {})) {
    const { get, post, put, delete: remove } = item ?? {}
    for (const operation of [get, post, put, remove]) {
      if (!operation) continue
      const own = [
        ...ofAnyone,
        ...((operation.security ?? []).length > 0 ? ofSessions : []),
        ...(operation === get ? [] : ofBodies),
        ...[500, 503],
      ]
      const refusals = own.toSorted((a, b) => a - b).map((status) => [String(status), { $ref: refOf(status) }])
      operation.responses = { ...operation.responses, ...(Object.fromEntries(refusals) as object) }
    }
  }
  const responses = Object.fromEntries(statuses.map((status) => [nameOf(status), responseOf(status)]))
  return { ...document, components: { ...document.components, responses } }
}

const nameOf = (status: number): string => `Refused${status}`
const refOf = (status: number): string => `#/components/responses/${nameOf(status)}`

const responseOf = (status: number): OpenAPI.ResponseObject => ({
  description: STATUS_CODES[status] ?? 'Refused',
  ...(status === 429 && {
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Refusal' },
          { type: 'object', properties: { code: { enum: codesOf(status) } } },
        ],
      },
    },
  },
})

const codesOf = (status: number): ErrorCode[] => errorCodes.filter((code) => errorStatus[code] === status)
