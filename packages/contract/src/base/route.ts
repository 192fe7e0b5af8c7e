import { oc } from '@orpc/contract'
import { envelope } from './envelope.ts'
import type * as z from './zod.ts'

/** Who may call: anyone, any signed-in account, an account that is not a trial, an agent, or staff with a permission. */
export type Audience = 'anyone' | 'session' | 'member' | 'agent' | 'staff'

export interface RouteMeta extends Record<string, unknown> {
  audience?: Audience
  /** Staff permission the call needs. */
  permission?: string
  /** Its body travels as a JWE; plain in the sandbox only. */
  encrypted?: boolean
  /** Its body is form-encoded, and only so. */
  form?: boolean
  /** Its body carries a file, and comes in parts. */
  upload?: boolean
  /** A session of a remembered browser must show its password first. */
  passwordFirst?: boolean
  /** Names of its address that may come several times, which is the same as one with commas. */
  lists?: readonly string[]
}

const base = oc.$meta<RouteMeta>({})

interface RouteOptions<Input extends z.ZodType, Value extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  audience: Audience
  permission?: string
  isEncrypted?: boolean
  isForm?: boolean
  isUpload?: boolean
  /** It moves money out or changes who can get in: refused with PASSWORD_REQUIRED where only a remembered browser was let in. */
  isPasswordFirst?: boolean
  lists?: readonly string[]
  summary: string
  input: Input
  value: Value
}

/** One call of the platform: method and path are the specification's, the answer is the envelope around `value`. */
export const route = <Input extends z.ZodType, Value extends z.ZodType>(options: RouteOptions<Input, Value>) =>
  base
    .meta({
      audience: options.audience,
      permission: options.permission,
      encrypted: options.isEncrypted,
      form: options.isForm,
      upload: options.isUpload,
      passwordFirst: options.isPasswordFirst,
      lists: options.lists,
    })
    .route({
      method: options.method,
      path: options.path,
      summary: options.summary,
      tags: [options.path.split('/')[2] ?? 'api'],
    })
    .input(options.input)
    .output(envelope(options.value))
