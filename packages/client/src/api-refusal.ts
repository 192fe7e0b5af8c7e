import type { ErrorCode, RefusalValue } from '@fairground/contract'

/** OFFLINE: no answer came back, so what happened on the server is not known. */
export type ClientCode = ErrorCode | 'OFFLINE'

/** A refusal that a person can read: `message` is already in the language of the request, empty for OFFLINE. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly code: ClientCode
  readonly value: RefusalValue | null

  constructor(code: ClientCode, message: string, value: RefusalValue | null = null) {
    super(message)
    this.code = code
    this.value = value
  }

  /** Text key and arguments of each field that did not fit. */
  get fieldErrors() {
    return this.value?.errors ?? []
  }
}

export const isRefusal = (error: unknown, code?: ClientCode): error is ApiRefusal =>
  error instanceof ApiRefusal && (code === undefined || error.code === code)
