import type { Pdu } from 'smpp'
import { expect, test } from 'vitest'
import { receiptOf, writingsOf } from './smpp-receipt.ts'

const pdu = (fields: object): Pdu => ({ command: 'deliver_sm', command_status: 0, response: () => pdu({}), ...fields })
const told = (stat: string, err = '000') =>
  `id:7f3a sub:001 dlvrd:001 submit date:2611211200 done date:2611211201 stat:${stat} err:${err} text:123456 la ma`

test.each([
  ['its text', { short_message: { message: told('DELIVRD') } }, 'delivered', 'DELIVRD err:000'],
  [
    'a text of bytes',
    { short_message: { message: Buffer.from(told('UNDELIV', '011')) } },
    'undelivered',
    'UNDELIV err:011',
  ],
  ['its parameters', { receipted_message_id: '7f3a\0', message_state: 8 }, 'undelivered', 'REJECTD'],
  [
    'both, where the parameter counts',
    { receipted_message_id: '7f3a', short_message: told('EXPIRED') },
    'undelivered',
    'EXPIRED err:000',
  ],
] as const)('a receipt is read from %s', (_title, fields, state, reason) => {
  expect(receiptOf(pdu({ esm_class: 4, ...fields }))).toEqual({ gatewayId: '7f3a', state, reason })
})

test.each([
  ['what somebody wrote, be it in the words of a receipt', { esm_class: 0, short_message: told('DELIVRD') }],
  ['a message that is still under way', { esm_class: 4, short_message: told('ENROUTE') }],
  ['a receipt that names no message', { esm_class: 4, short_message: 'stat:DELIVRD' }],
])('%s is none', (_title, fields) => {
  expect(receiptOf(pdu(fields))).toBeUndefined()
})

test('an id is found in the other writing of its number', () => {
  expect(writingsOf('7f3a')).toEqual(['7f3a', '32570'])
  expect(writingsOf('32570')).toContain('7f3a')
  expect(writingsOf('mc-1')).toEqual(['mc-1'])
})
