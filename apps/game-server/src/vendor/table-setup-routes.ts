import {
  VendorCorrectionCalls,
  VendorCorrectionOrder,
  VendorExposureQuery,
  VendorRecordingTicket,
  VendorTableOrder,
  VendorTableRoundsQuery,
  VendorTipQuery,
} from '@fairground/contract/psw'
import { parseBody, parseInput, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { correctRound } from '../dealer/corrections/correct-round.ts'
import { endCorrectionCalls } from '../dealer/corrections/end-calls.ts'
import { playRecording } from '../recordings/play-recording.ts'
import { listSetups } from '../tables/setups/list-setups.ts'
import { saveSetup } from '../tables/setups/save-setup.ts'
import { readExposure } from '../tables/slips/read-exposure.ts'
import { listTips } from '../tables/tips/list-tips.ts'
import { listTableRounds } from './list-table-rounds.ts'
import { showTableRound } from './show-table-round.ts'

/** What staff set tables up with, and see of what they may cost. */
export function tableSetupRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/tables/setups', async () => listSetups(context))
  app.post('/tables/setups', async (request, reply) => {
    const order = parseBody(VendorTableOrder, request)
    if (!order.ok) return sendCode(context, reply, 'BAD_REQUEST', order.message)
    const fault = await saveSetup(context, order.value)
    return fault ? { code: 'BAD_REQUEST', message: `${fault.field}: ${fault.rule}`, fault } : { code: 'OK' }
  })
  app.get('/tables/tips', async (request, reply) => {
    const input = parseInput(VendorTipQuery, request.query)
    return input.ok ? listTips(context, input.value) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
  app.get('/tables/rounds', async (request, reply) => {
    const input = parseInput(VendorTableRoundsQuery, request.query)
    return input.ok ? listTableRounds(context, input.value) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
  app.get('/tables/rounds/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    return (await showTableRound(context, id)) ?? sendCode(context, reply, 'UNKNOWN_CALL', 'no such round')
  })
  app.post('/recordings/tickets', async (request, reply) => {
    const wanted = parseBody(VendorRecordingTicket, request)
    if (!wanted.ok) return sendCode(context, reply, 'BAD_REQUEST', wanted.message)
    return (await playRecording(context, wanted.value)) ?? sendCode(context, reply, 'UNKNOWN_CALL', 'nothing to show')
  })
  app.post('/rounds/corrections', async (request, reply) => {
    const order = parseBody(VendorCorrectionOrder, request)
    return order.ok ? correctRound(context, order.value) : sendCode(context, reply, 'BAD_REQUEST', order.message)
  })
  app.post('/rounds/corrections/calls', async (request, reply) => {
    const wish = parseBody(VendorCorrectionCalls, request)
    return wish.ok ? endCorrectionCalls(context, wish.value) : sendCode(context, reply, 'BAD_REQUEST', wish.message)
  })
  app.get('/tables/exposure', async (request, reply) => {
    const input = parseInput(VendorExposureQuery, request.query)
    return input.ok
      ? readExposure(context, input.value.tableId)
      : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
}
