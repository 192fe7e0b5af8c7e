import { expect, test } from 'vitest'
import { deliver, deliveriesOf, messageRow, queueCode, setProvider } from '../../../../test/gateways.ts'
import { centrePassword, startCentre } from '../../../../test/message-centre.ts'
import { testServer } from '../../../../test/test-server.ts'
import { messageJobs } from './index.ts'

const server = testServer()
const fetchAll = async () => messageJobs['fetch-receipts']?.(server.context, {})

let lastId = 0
/** A centre that numbers what it takes, and an SMS that it took in parts. */
async function world() {
  const ids: string[] = []
  const centre = await startCentre({
    submit(pdu) {
      lastId += 1
      ids.push(`mc-${lastId}`)
      return pdu.response({ message_id: `mc-${lastId}` })
    },
  })
  const { port } = centre
  const values = { host: 'localhost', port, isEncrypted: false, systemId: 'fair', sender: 'Fair', timeoutSeconds: 5 }
  await setProvider(server, 'smpp', { values, secrets: { password: centrePassword } })
  const { id } = await queueCode(server, 'sms')
  await deliver(server, id)
  expect(ids.length).toBeGreaterThan(1)
  return { centre, id, ids, status: async () => (await messageRow(server, id)).status }
}

const receipt = (id: string, stat: string, err = '000') => ({
  esm_class: 4,
  source_addr: '84912345678',
  destination_addr: 'Fair',
  short_message: `id:${id} sub:001 dlvrd:001 submit date:2611211200 done date:2611211201 stat:${stat} err:${err} text:x`,
})

test('an SMS has arrived with the receipt of its last part, and the log says so in the words of the centre', async () => {
  const { centre, id, ids, status } = await world()
  expect(centre.texts[0]).toMatchObject({ registered_delivery: 1 })
  const last = ids.at(-1) ?? ''
  centre.receipts.push(...ids.slice(0, -1).map((each) => receipt(each, 'DELIVRD')))
  await fetchAll()
  expect([await status(), centre.receipts.length]).toEqual(['sent', 0])
  centre.receipts.push(receipt(last, 'DELIVRD'), receipt(last, 'DELIVRD'))
  await fetchAll()
  expect(await status()).toBe('delivered')
  expect((await deliveriesOf(server, id)).slice(1)).toEqual([
    { adapter: 'smpp', outcome: 'delivered', detail: `${last} DELIVRD err:000` },
  ])
  await fetchAll()
  expect(centre.receiverCount).toBe(2)
})

test('an SMS has failed with the first part that did not arrive; strangers and what people write change nothing', async () => {
  const { centre, id, ids, status } = await world()
  const [first = '', ...others] = ids
  centre.receipts.push(
    receipt('mc-nobody', 'DELIVRD'),
    { ...receipt(first, 'DELIVRD'), esm_class: 0 },
    receipt(first, 'ENROUTE'),
    receipt(first, 'UNDELIV', '011'),
    ...others.map((each) => receipt(each, 'DELIVRD')),
  )
  await fetchAll()
  expect([await status(), centre.receipts.length]).toEqual(['failed', 0])
  expect((await deliveriesOf(server, id)).slice(1)).toEqual([
    { adapter: 'smpp', outcome: 'undelivered', detail: `${first} UNDELIV err:011` },
  ])
})

test('a centre that cannot be reached is asked again later, and nobody waits for it', async () => {
  const { id } = await world()
  await setProvider(server, 'smpp', { values: { host: 'localhost', port: 9 }, secrets: { password: centrePassword } })
  await fetchAll()
  expect((await messageRow(server, id)).status).toBe('sent')
})
