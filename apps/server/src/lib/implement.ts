import { consoleContract, portalContract } from '@fairground/contract'
import { implement } from '@orpc/server'
import type { CallContext } from './call.ts'

// Who is calling is asked first: input of a stranger is never even looked at.
const config = { initialInputValidationIndex: Number.POSITIVE_INFINITY }

/** Typed starting points of every portal and console route. */
export const portal = implement(portalContract).$config(config).$context<CallContext>()
export const consoleApi = implement(consoleContract).$config(config).$context<CallContext>()
