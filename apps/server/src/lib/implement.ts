import { consoleContract, portalContract } from '@fairground/contract'
import { implement } from '@orpc/server'
import type { CallContext } from './call.ts'

// Authenticate first: unauthenticated input is never parsed.
const config = { initialInputValidationIndex: Number.POSITIVE_INFINITY }

/** Typed starting points of every portal and console route. */
export const portal = implement(portalContract).$config(config).$context<CallContext>()
export const consoleApi = implement(consoleContract).$config(config).$context<CallContext>()
