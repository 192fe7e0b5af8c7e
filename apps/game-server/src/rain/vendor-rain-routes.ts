import { VendorRain } from '@fairground/contract/psw'
import { parseBody, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { answerRain } from './answer-rain.ts'
import { cancelRain } from './cancel-rain.ts'
import { findRain } from './rain-store.ts'
import { startRain } from './start-rain.ts'

/** What the portal asks about rains; inside the scope of its signed calls. */
export function vendorRainRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/rains', async (request, reply) => {
    const input = parseBody(VendorRain, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    return startRain(context, input.value)
  })
  app.get('/rains/:id', async (request) => {
    const rain = await findRain(context.db, idOf(request))
    return answerRain(context.db, rain ? 'OK' : 'RAIN_NOT_FOUND', rain)
  })
  app.delete('/rains/:id', async (request) => cancelRain(context, idOf(request)))
}

const idOf = (request: FastifyRequest): string => String((request.params as { id?: string }).id)
