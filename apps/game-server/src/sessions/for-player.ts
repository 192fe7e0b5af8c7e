import { type StudioCode, studioStatus } from '@fairground/contract/studio'
import { openRoute, type PlayerCall, playerRoute } from '@fairground/vendor-kit'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Outcome } from '../lib/outcome.ts'

/** A route for a frame's bearer token; other callers get "session ended". */
export const forPlayer = (context: AppContext, work: (call: PlayerCall) => Promise<Outcome<object>>) =>
  playerRoute<StudioCode>(context, work, studioStatus)

/** A route anybody may call. */
export const forAnyone = (work: (request: FastifyRequest) => Promise<Outcome<object>>) =>
  openRoute<StudioCode>(work, studioStatus)
