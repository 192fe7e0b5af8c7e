import { consoleContract, portalContract } from '@fairground/contract'
import { implement } from '@orpc/server'
import type { CallContext } from './call.ts'

/** Typed starting points of every portal and console route. */
export const portal = implement(portalContract).$context<CallContext>()
export const consoleApi = implement(consoleContract).$context<CallContext>()
